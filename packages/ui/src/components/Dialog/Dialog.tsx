'use client';

import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { bringIntoSight, isDrawn } from '../../hooks/laidOut.ts';
import { onBack } from '../../hooks/onBack.ts';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../../hooks/useOpenState.ts';
import { classes } from '../../theme/classes.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { isInToasts } from '../Toast/region.ts';
import * as styles from './Dialog.css.ts';

export const dialogSizes = ['small', 'medium', 'wide'] as const;

interface DialogState {
  open: boolean;
  setOpen: (open: boolean, reason: OpenChangeReason) => void;
  /** Says why Radix is about to close it. */
  explain: (reason: OpenChangeReason) => void;
  contentId: string;
  setContentId: (id: string) => void;
  /** Ids of the descriptions that are there. */
  descriptions: readonly string[];
  setDescriptions: (change: (ids: readonly string[]) => readonly string[]) => void;
}

const DialogContext = createContext<DialogState | undefined>(undefined);

export interface DialogRootProps extends OpenStateProps {
  /** A `DialogContent`, and a `DialogTrigger` unless its owner opens it. */
  children: ReactNode;
}

/**
 * Opens a dialog over the page: focus goes in, stays in, and returns; the page behind is inert. Renders nothing itself. For a
 * question that must be answered use `AlertDialog`, for what leaves the page usable `PopoverRoot`.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | on the trigger: opens |
 * | Tab, Shift with Tab | go round inside |
 * | Escape, and the way back of a phone with Chrome | closes; focus returns to where it was |
 */
export function DialogRoot({ children, ...state }: DialogRootProps) {
  const { open, setOpen } = useOpenState(state);
  useEffect(() => (open ? onBack(() => setOpen(false, 'escape')) : undefined), [open, setOpen]);
  // Radix says why it closes the dialog in events of their own, before it does.
  const dismissal = useRef<OpenChangeReason>('escape');
  const explain = useCallback((reason: OpenChangeReason) => {
    dismissal.current = reason;
  }, []);
  const [contentId, setContentId] = useState(useId());
  const [descriptions, setDescriptions] = useState<readonly string[]>([]);
  const dialog = useMemo(
    () => ({ open, setOpen, explain, contentId, setContentId, descriptions, setDescriptions }),
    [open, setOpen, explain, contentId, descriptions],
  );
  return (
    <DialogContext value={dialog}>
      <Radix.Root open={open} onOpenChange={(next) => setOpen(next, dismissal.current)}>
        {children}
      </Radix.Root>
    </DialogContext>
  );
}

/** The dialog that a part stands in. */
export function useDialog(): DialogState {
  const dialog = useContext(DialogContext);
  if (!dialog) throw new Error('The parts of a dialog stand in a DialogRoot.');
  return dialog;
}

/** Opens the dialog. Renders a `Button`. */
export function DialogTrigger({ onClick, ...rest }: ButtonProps) {
  const { open, setOpen, contentId } = useDialog();
  return (
    <Button
      {...rest}
      aria-haspopup="dialog"
      aria-expanded={open}
      {...(open && { 'aria-controls': contentId })}
      onClick={composeHandlers(onClick, () => setOpen(true, 'trigger'))}
    />
  );
}

/** A button in the dialog that closes it, such as "Keep it". Renders a `Button`. */
export function DialogClose({ onClick, ...rest }: ButtonProps) {
  const { setOpen } = useDialog();
  return <Button {...rest} onClick={composeHandlers(onClick, () => setOpen(false, 'close-button'))} />;
}

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** At most 440, 640 or 880 px. `wide` has no padding of its own. */
  size?: (typeof dialogSizes)[number] | undefined;
  /** Name of the close button. Without it there is none, and the content must offer a way out. */
  closeLabel?: string | undefined;
  /** `alertdialog` when an answer is needed; a press beside it then does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The control that has focus at first; otherwise it is the title, from which reading begins. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What has the focus afterwards if what opened the dialog is gone or inert, such as a "Sign in" after signing in. */
  finalFocus?: (() => HTMLElement | null | undefined) | undefined;
}

const controls = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)';

/** The dialog's box over a scrim. Renders a `<div role="dialog">`; give it a `DialogTitle`, or an `aria-label`. */
export function DialogContent({
  size = 'small',
  closeLabel,
  role = 'dialog',
  initialFocus,
  finalFocus,
  id,
  className,
  children,
  onFocus,
  onKeyDown,
  ...rest
}: DialogContentProps) {
  const { setOpen, explain, contentId, setContentId, descriptions } = useDialog();
  useLayoutEffect(() => {
    if (id) setContentId(id);
  }, [id, setContentId]);
  const opener = useRef<Element>(null);
  const focusFirst = (event: Event) => {
    opener.current = document.activeElement;
    const box = event.currentTarget instanceof Element ? event.currentTarget : undefined;
    const [name = ''] = box?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const title = document.getElementById(name);
    // oxlint-disable-next-line no-console -- tells the developer who uses the library what is missing
    if (!title && !box?.hasAttribute('aria-label')) console.error('A dialog has no name: give it a DialogTitle or an aria-label.');
    const first = initialFocus?.current ?? title;
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  // Radix returns focus to its own trigger, and there is none: an owner may have opened it.
  const focusOpener = (event: Event) => {
    event.preventDefault();
    const isThere = opener.current?.isConnected && opener.current !== document.body && !opener.current.closest('[inert]');
    const heir = isThere ? opener.current : finalFocus?.();
    if (heir instanceof HTMLElement) heir.focus();
  };
  // Radix focuses without scrolling. In a dialog longer than the window that may be out of sight: reading then begins at the box,
  // and where Tab goes round is brought into sight.
  const keepInSight = (event: FocusEvent<HTMLDivElement>) => {
    const { currentTarget: box, target, relatedTarget } = event;
    if (target === box || !box.contains(target)) return;
    if (box.contains(relatedTarget)) bringIntoSight(target, { block: 'nearest' });
    else if (target.getBoundingClientRect().bottom > innerHeight) box.focus({ preventScroll: true });
  };
  // Radix sends Tab round from the first and the last control, and the title is neither.
  const goRound = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget: box, target, key, shiftKey } = event;
    if (key !== 'Tab' || !shiftKey || !(target instanceof Element) || target.id !== box.getAttribute('aria-labelledby')) return;
    event.preventDefault();
    [...box.querySelectorAll<HTMLElement>(controls)].findLast((one) => one.tabIndex >= 0 && isDrawn(one))?.focus();
  };
  // In a composition the key belongs to the input method.
  const leaveByKey = (event: globalThis.KeyboardEvent) => {
    if (event.isComposing) event.preventDefault();
    else explain('escape');
  };
  const stayOpen = (event: Event & { target: EventTarget | null }) => {
    if (role === 'alertdialog' || isInToasts(event.target)) event.preventDefault();
    explain('outside');
  };
  return (
    <Radix.Portal>
      <div className={styles.scrim}>
        <Radix.Content
          {...(descriptions.length > 0 && { 'aria-describedby': descriptions.join(' ') })}
          {...rest}
          id={id ?? contentId}
          role={role}
          aria-modal
          className={classes(styles.content, styles.sizes[size], className)}
          onFocus={composeHandlers(onFocus, keepInSight)}
          onKeyDown={composeHandlers(onKeyDown, goRound)}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focusOpener}
          onEscapeKeyDown={leaveByKey}
          onPointerDownOutside={stayOpen}
          onFocusOutside={stayOpen}
        >
          {children}
          {closeLabel && <IconButton label={closeLabel} icon={X} className={styles.close} onClick={() => setOpen(false, 'close-button')} />}
        </Radix.Content>
      </div>
    </Radix.Portal>
  );
}

/** Names the dialog, and has the focus at first unless a control is to have it. Renders an `<h2>`. */
export function DialogTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <Radix.Title tabIndex={-1} {...rest} className={classes(styles.title, className)} />;
}
