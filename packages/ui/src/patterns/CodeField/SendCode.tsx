'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button, type ButtonProps } from '../../components/Button/index.ts';
import { resendSeconds, type ResendTimer } from '../../flows/resendTimer.ts';
import type { Submission } from '../../state/resource.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './CodeField.css.ts';
import { isDoubled } from './countdown.ts';
import { useCountdown } from './useCountdown.ts';

export interface CodeSubmit {
  /** The sending of the last code. Why it failed is not drawn here: its owner says it, as in a toast. */
  submission: Submission;
  /** The wait for another, once one was sent: 120 seconds by `startResend`. Keep it where it outlives the field. */
  timer?: ResendTimer | undefined;
  /** A code is asked for. Called once for a double click. */
  onSend: () => void;
}

interface SendCodeProps extends CodeSubmit, Pick<ButtonProps, 'tone' | 'size' | 'className' | 'disabled'> {
  /** The element with the field of the code. */
  field: RefObject<HTMLElement | null>;
}

/** The button that sends, and the region that says when it did and when it may again. */
export function SendCode({ submission, timer, onSend, disabled, field, ...look }: SendCodeProps) {
  const { t } = useTranslation('codes');
  const left = useCountdown(timer);
  const pressedAt = useRef<number>(undefined);
  const press = () => {
    const now = Date.now();
    if (isDoubled(now, pressedAt.current)) return;
    pressedAt.current = now;
    onSend();
  };
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = left > 0;
  // A button that is about to be disabled drops the focus, and the code is what is typed next.
  useLayoutEffect(() => {
    if (isWaiting && document.activeElement === button.current) field.current?.querySelector('input')?.focus();
  }, [isWaiting, field]);
  const rest = timer ? t('sendAgain') : t('sendCode');
  // That one was sent says whoever sends it, as in a toast.
  const said = timer && left <= 0 ? t('codeOver') : '';
  return (
    <>
      <Button {...look} ref={button} loading={submission.status === 'pending'} disabled={disabled || isWaiting} onClick={press}>
        <span className={styles.words} data-longest={t('sendAgainIn', { seconds: resendSeconds })}>
          {isWaiting ? t('sendAgainIn', { seconds: left }) : rest}
        </span>
      </Button>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </>
  );
}
