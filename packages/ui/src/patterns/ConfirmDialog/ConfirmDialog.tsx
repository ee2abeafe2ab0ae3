'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/index.ts';
import { type OpenChangeDetails, type OpenStateProps, useOpenState } from '../../hooks/useOpenState.ts';
import type { Outcome, ShopError, Submission } from '../../state/resource.ts';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'>, OpenStateProps {
  /** A `DialogTrigger` that opens it, unless its owner does. */
  trigger?: ReactNode;
  /** Such as "Cancel this order?". */
  title: ReactNode;
  /** What follows from "yes", and what cannot be taken back. */
  description: ReactNode;
  /** The least harmful answer, such as "Keep order". */
  cancelLabel: string;
  /** The answer that acts, in a verb. */
  confirmLabel: string;
  /** Says an error in words, in the shopper's language. */
  errorText: (error: ShopError) => ReactNode;
  /** Sends the answer. Resolves with how it ended and never rejects; a failure is shown in the dialog. */
  onConfirm: () => Promise<Outcome>;
}

/**
 * Asks, sends the answer, and stays until it is carried out or given up. Renders an `AlertDialog`, which is busy while
 * the answer is on its way and shows the error when it fails; then it can be sent again. It closes for the reason
 * `confirm` when the answer was carried out, and for any other one when nothing was sent.
 *
 * Use it before what cannot be taken back. Keys are those of `AlertDialog`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab, Shift + Tab | moves between the answers |
 * | Enter, Space | gives the answer that has focus |
 * | Escape | cancels, unless the answer is on its way |
 */
export function ConfirmDialog({
  open: controlled,
  defaultOpen,
  onOpenChange,
  description,
  errorText,
  onConfirm,
  ...rest
}: ConfirmDialogProps) {
  const { open, setOpen } = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const asking = useRef(0);
  // What was true of the last question is not true of the next.
  if (!open && submission.status !== 'idle') setSubmission({ status: 'idle' });
  // Closed from outside or gone, nobody waits for the answer any more.
  useEffect(() => {
    if (!open) return;
    return () => {
      asking.current += 1;
    };
  }, [open]);

  const confirm = async () => {
    const mine = ++asking.current;
    setSubmission({ status: 'pending' });
    const outcome = await onConfirm();
    if (mine !== asking.current) return;
    setSubmission(outcome);
    if (outcome.status === 'done') setOpen(false, 'confirm');
  };
  const change = (next: boolean, { reason }: OpenChangeDetails) => {
    setSubmission({ status: 'idle' });
    setOpen(next, reason);
  };
  return (
    <AlertDialog
      {...rest}
      open={open}
      onOpenChange={change}
      submission={submission.status === 'failed' ? { status: 'failed', error: errorText(submission.error) } : submission}
      onConfirm={() => void confirm()}
    >
      {description}
    </AlertDialog>
  );
}
