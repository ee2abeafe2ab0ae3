'use client';

import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';

/** How what is missing of a refund, such as the shop's reason, is asked for once more. */
export interface RefundAgain {
  /** The answer is on its way. */
  busy: boolean;
  onRetry: () => void;
}

/** "Try again" where a part of a refund could not be loaded. Once it is there, focus goes to the card or section that holds it. */
export function AskAgain({ busy, onRetry, about }: RefundAgain & { /** Id of the text that says what is missing. */ about: string }) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const holder = own?.closest<HTMLElement>('article, section');
    return () => {
      if (!holder || document.activeElement !== own) return;
      queueMicrotask(() => {
        // The page may have left with it, and then leads the focus itself.
        if (!holder.isConnected || document.activeElement !== document.body) return;
        holder.tabIndex = -1;
        holder.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <Button ref={button} size="small" loading={busy} aria-describedby={about} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
