'use client';

import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../components/Button/index.ts';
import { useHandFocusOn } from '../../hooks/useHandFocusOn.ts';

interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'children'> {
  /** Asks again. The button is busy until what it returns has ended, one way or the other. */
  onRetry: () => void | Promise<unknown>;
  /** What inherits the focus when the button goes, as a selector: the first heading, unless it says else. */
  heirs?: string | undefined;
}

/** Asks again for what could not be had, and hands the focus on to what comes. Renders a `Button`. */
export function RetryButton({ onRetry, heirs, ...rest }: RetryButtonProps) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useHandFocusOn(button, heirs);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return <Button {...rest} ref={button} loading={busy} onClick={retry} />;
}
