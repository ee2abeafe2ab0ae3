import { useToast } from '@galleria/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What toasts spoke of goes with its page, and what they said with its language. Renders nothing. */
export function ToastsOfPage({ language }: { language: string }) {
  const { leave } = useToast();
  const { pathname } = useLocation();
  const place = `${language} ${pathname}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current !== place) leave();
    last.current = place;
  }, [place, leave]);
  return null;
}
