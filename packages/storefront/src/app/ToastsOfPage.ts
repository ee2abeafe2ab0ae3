import { useToast } from '@galleria/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What toasts spoke of goes with its page. Renders nothing. */
export function ToastsOfPage() {
  const { leave } = useToast();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) leave();
    last.current = pathname;
  }, [pathname, leave]);
  return null;
}
