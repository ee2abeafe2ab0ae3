'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { type OpenChangeDetails, type OpenStateProps, useOpenState } from '../../hooks/useOpenState.ts';
import type { Submission } from '../../state/resource.ts';
import { Alert } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import { DialogActions, DialogClose, DialogContent, DialogDescription, DialogRoot, DialogTitle } from '../Dialog/index.ts';
import { error } from './AlertDialog.css.ts';

export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'>, OpenStateProps {
  /** A `DialogTrigger` that opens it, unless its owner does. */
  trigger?: ReactNode;
  /** The question. Names the dialog. */
  title: ReactNode;
  /** What follows from "yes". Describes the dialog, so it is read with the question. */
  children: ReactNode;
  /** The least harmful answer, such as "Keep order". It has focus at first. */
  cancelLabel: string;
  /** The answer that acts, in a verb: "Cancel order", not "OK". */
  confirmLabel: string;
  /**
   * The answer that acts, as it is sent. While it is pending, and once it is done, the confirming button is busy and nothing
   * closes it; an error, in words, stays in the dialog until the next answer. Without it the confirming button closes the dialog at once, for the reason `confirm`.
   */
  submission?: Submission<ReactNode> | undefined;
  /** Told of the confirming button. */
  onConfirm: () => void;
}

/**
 * Asks before something that cannot be taken back. Renders a `<div role="alertdialog">` in a portal, and nothing while
 * closed. Focus begins at the least harmful answer, stays inside, and returns to where it came from; a press beside it
 * does not close it.
 *
 * Use it when data is lost or money moves. For what can be undone act at once and say so in a toast; for a form or
 * details use `DialogRoot`. To send the answer and show how it ended use `ConfirmDialog`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab, Shift + Tab | moves between the answers, and stays in the dialog |
 * | Enter, Space | gives the answer that has focus |
 * | Escape | cancels, unless the answer is being carried out |
 */
export function AlertDialog({
  open: controlled,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  children,
  cancelLabel,
  confirmLabel,
  submission,
  onConfirm,
  ...rest
}: AlertDialogProps) {
  const { open, setOpen } = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  const leastHarmful = useRef<HTMLButtonElement>(null);
  const pending = submission?.status === 'pending' || submission?.status === 'done';
  const change = (next: boolean, { reason }: OpenChangeDetails) => pending || setOpen(next, reason);
  const confirm = () => {
    if (!submission) setOpen(false, 'confirm');
    onConfirm();
  };
  return (
    <DialogRoot open={open} onOpenChange={change}>
      {trigger}
      <DialogContent {...rest} role="alertdialog" initialFocus={leastHarmful}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{children}</DialogDescription>
        {/* Always there, so that screen readers hear what comes into it. */}
        <div role="alert">
          {submission?.status === 'failed' && (
            <Alert tone="danger" className={error}>
              {submission.error}
            </Alert>
          )}
        </div>
        <DialogActions>
          <DialogClose ref={leastHarmful} disabled={pending}>
            {cancelLabel}
          </DialogClose>
          <Button tone="primary" loading={pending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
