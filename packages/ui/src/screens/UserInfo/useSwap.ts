'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** A part of the page that a button exchanges for a form. The form's first field has the focus, and after it the button again. */
export function useSwap(): {
  isOpen: boolean;
  begin: () => void;
  end: () => void;
  button: RefObject<HTMLButtonElement | null>;
  section: RefObject<HTMLDivElement | null>;
} {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const first = isOpen ? section.current?.querySelector<HTMLElement>('input:not([hidden], [type=file])') : button.current;
    first?.focus();
  }, [isOpen]);
  return { isOpen, begin: () => setOpen(true), end: () => setOpen(false), button, section };
}
