import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../components/Button/index.ts';
import type { ResendTimer } from '../../flows/resendTimer.ts';
import type { Submission } from '../../state/resource.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { isDoubled } from './countdown.ts';
import { useCountdown } from './useCountdown.ts';

export interface CodeTexts {
  /** On the button before the first code, such as "Send code". */
  send: string;
  /** On the button once another may be asked for, such as "Send again". */
  again: string;
  /** On the disabled button, such as "Send again in 87 s". Screen readers do not hear it every second. */
  wait: (seconds: number) => string;
  /** Said once when the code was sent, such as "The code is on its way. You can send another in two minutes." */
  sent: string;
  /** Said once when the wait is over, such as "You can send another code now." */
  over: string;
}

export interface CodeSubmit {
  /** The sending of the last code. Why it failed is not drawn here: its owner says it, as in a toast. */
  submission: Submission;
  /** The wait for another, once one was sent: 120 seconds by `startResend`. Keep it where it outlives the field. */
  timer?: ResendTimer | undefined;
  /** A code is asked for. Called once for a double click. */
  onSend: () => void;
  /** What the button says, and what is said beside it. */
  texts: CodeTexts;
}

interface SendCodeProps extends CodeSubmit, Pick<ButtonProps, 'tone' | 'size' | 'className' | 'disabled'> {
  /** The element with the field of the code. */
  field: RefObject<HTMLElement | null>;
}

/** The button that sends, and the region that says when it did and when it may again. */
export function SendCode({ submission, timer, onSend, texts, disabled, field, ...look }: SendCodeProps) {
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
  const rest = timer ? texts.again : texts.send;
  const said = timer ? (left > 0 ? texts.sent : texts.over) : '';
  return (
    <>
      <Button {...look} ref={button} loading={submission.status === 'pending'} disabled={disabled || isWaiting} onClick={press}>
        {isWaiting ? texts.wait(left) : rest}
      </Button>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </>
  );
}
