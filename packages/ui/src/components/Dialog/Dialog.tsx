import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classes } from '../../theme/classes.ts';
import { IconButton } from '../IconButton/index.ts';
import { isInToasts } from '../Toast/region.ts';
import * as styles from './Dialog.css.ts';

export const dialogSizes = ['small', 'medium', 'wide'] as const;

export interface DialogRootProps {
  /** Whether it is shown; its owner decides. */
  open: boolean;
  /** Asked to close: Escape, a press beside it, the close button. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Opens a dialog over the page: focus goes in, stays in, and returns; the page behind is inert. Renders nothing itself. For a
 * question that must be answered use `AlertDialog`, for what leaves the page usable `PopoverRoot`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab, Shift with Tab | go round inside |
 * | Escape | closes; focus returns to where it was |
 */
export function DialogRoot({ open, onClose, children }: DialogRootProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      {children}
    </Radix.Root>
  );
}

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** At most 440, 640 or 880 px. `wide` has no padding of its own. */
  size?: (typeof dialogSizes)[number];
  /** Name of the close button. Without it there is none, and the content must offer a way out. */
  closeLabel?: string;
  /** `alertdialog` when an answer is needed; a press beside it then does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Where focus goes at first, as a selector within; otherwise the first control. */
  initialFocus?: string;
}

/** The dialog's box over a scrim. Renders a `<div role="dialog">`; give it a `DialogTitle`. */
export function DialogContent({
  size = 'small',
  closeLabel,
  role = 'dialog',
  initialFocus,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const opener = useRef<Element>(null);
  const focusFirst = (event: Event) => {
    opener.current = document.activeElement;
    const target = initialFocus && event.target instanceof Element ? event.target.querySelector<HTMLElement>(initialFocus) : null;
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  // Radix returns focus to its own trigger, and there is none: whoever opens sets `open`.
  const focusOpener = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const stayOpen = (event: Event & { target: EventTarget | null }) => {
    if (role === 'alertdialog' || isInToasts(event.target)) event.preventDefault();
  };
  return (
    <Radix.Portal>
      <div className={styles.scrim}>
        <Radix.Content
          aria-describedby={undefined}
          {...rest}
          role={role}
          aria-modal
          className={classes(styles.content({ size }), className)}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focusOpener}
          onPointerDownOutside={stayOpen}
          onFocusOutside={stayOpen}
        >
          {children}
          {closeLabel && (
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={X} className={styles.close} data-act="close" />
            </Radix.Close>
          )}
        </Radix.Content>
      </div>
    </Radix.Portal>
  );
}

/** Names the dialog. Renders an `<h2>`. */
export function DialogTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <Radix.Title {...rest} className={classes(styles.title, className)} />;
}

/** Explains the dialog; put its `id` into the content's `aria-describedby`. Renders a `<p>`. */
export function DialogDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classes(styles.description, className)} />;
}

/** The row of buttons at the end, the one that acts last. Renders a `<div>`. */
export function DialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.actions, className)} />;
}
