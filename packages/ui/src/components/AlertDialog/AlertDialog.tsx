import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../Button/index.ts';
import { DialogActions, DialogContent, DialogDescription, DialogRoot, DialogTitle } from '../Dialog/index.ts';
import { Alert } from '../Alert/index.ts';
import { error } from './AlertDialog.css.ts';

/** Where the answer stands: not given, being carried out, or not carried out and why. */
export type AlertDialogState = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; error: ReactNode };

const idle: AlertDialogState = { status: 'idle' };

export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Whether it is shown; its owner decides. */
  open: boolean;
  /** The question. Names the dialog. */
  title: ReactNode;
  /** What follows from "yes". Describes the dialog, so it is read with the question. */
  children: ReactNode;
  /** The least harmful answer, such as "Keep order". It has focus at first. */
  cancelLabel: string;
  /** The answer that acts, in a verb: "Cancel order", not "OK". */
  confirmLabel: string;
  /** While pending the confirming button is busy and nothing closes it; an error stays in the dialog until the next answer. */
  state?: AlertDialogState;
  /** Told of the cancelling button and of Escape. */
  onCancel: () => void;
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
  open,
  title,
  children,
  cancelLabel,
  confirmLabel,
  state = idle,
  onCancel,
  onConfirm,
  ...rest
}: AlertDialogProps) {
  const id = useId();
  const pending = state.status === 'pending';
  return (
    <DialogRoot open={open} onClose={() => !pending && onCancel()}>
      <DialogContent aria-describedby={id} {...rest} role="alertdialog" initialFocus="[data-least-harmful]">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription id={id}>{children}</DialogDescription>
        {/* Always there, so that screen readers hear what comes into it. */}
        <div role="alert">
          {state.status === 'failed' && (
            <Alert tone="danger" className={error}>
              {state.error}
            </Alert>
          )}
        </div>
        <DialogActions>
          <Button data-least-harmful="" disabled={pending} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone="primary" loading={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
