'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Toast.css.ts';
import { isDialogOpen, isInToasts, keepClear, notePresses, putBack, toastRegion } from './region.ts';

export const toastTones = ['success', 'danger', 'info'] as const;

export interface ToastMessage {
  tone: (typeof toastTones)[number];
  /** One sentence. Shown again while it is there it stays one toast, which is said again and has its whole time. */
  title: string;
  /** Where to go next. */
  link?: { href: string; label: string } | undefined;
  /** What can be done about it, such as to undo it; the toast goes with the press. */
  action?: { label: string; onPress: () => void } | undefined;
  /** It is said while the page or the step changes, and goes with the next change; without it, it goes with this one. */
  carries?: boolean | undefined;
}

/** Each time that one is shown. */
interface ShownToast extends ToastMessage {
  id: number;
  /** It was shown while no dialog was open, and waits while one is. */
  ofPage: boolean;
}

interface ToastApi {
  show: (message: ToastMessage) => void;
  /** Takes one away, by its sentence: what it spoke of is mended. */
  dismiss: (title: string) => void;
  /** The page or the step has changed: what spoke of the last one goes. A page and a layer over it that leave together are one change. */
  leave: () => void;
}

/** How many are shown at once. */
const most = 2;

const ToastContext = createContext<ToastApi>({
  // oxlint-disable-next-line no-console -- tells the developer who uses the library what is missing
  show: ({ title }) => console.error(`"${title}" is not shown: put <ToastProvider> of @galleria/ui round the app.`),
  dismiss: () => {},
  leave: () => {},
});
const icons = { success: CircleCheck, danger: CircleAlert, info: Info } as const;

/** Shows short messages over the page. Gives `show`, `dismiss` and `leave`. Without a `ToastProvider` nothing is shown, and the console says so. */
export function useToast(): ToastApi {
  return useContext(ToastContext);
}

export interface ToastProviderProps {
  children: ReactNode;
  /** Name of each toast's close button. */
  closeLabel: string;
  /**
   * Milliseconds a toast stays, and stays again while one is pointed at or focused, and after each move of the focus while it has
   * something to press: whoever comes by keyboard has to get there (WCAG 2.2.1). Below a dialog it waits. 0 keeps it.
   */
  stay?: number | undefined;
}

/**
 * Holds the live regions in which toasts appear: errors interrupt, the rest is said politely. Escape closes the newest, unless
 * something nearer took the key, such as a dialog. They stand at the bottom of the window, and elsewhere when they would cover there what
 * was pressed, the field that has the focus, a button of its form or the title of an open dialog. What was shown before a dialog opens waits until it is closed, what is
 * shown while it is open stands over it. Renders its children and, after them, the regions. Put one around the app:
 * what is inside shows a toast by `useToast().show`.
 *
 * Use it for what was done and needs no answer. What stays true is an `Alert`, what must be answered an `AlertDialog`; what is
 * wrong in a field is said at the field as well.
 */
export function ToastProvider({ children, closeLabel, stay = 6000 }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  // Where the focus was before it came to the toasts: there it goes back to, or to the page's content when that is gone.
  const before = useRef<EventTarget>(null);
  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isInToasts(relatedTarget)) before.current = relatedTarget;
  };
  const drop = useCallback((goes: (one: ShownToast) => boolean) => {
    setShown((all) => all.filter((one) => !goes(one)));
    if (!isInToasts(document.activeElement)) return;
    const { current } = before;
    const place = current instanceof HTMLElement && current.isConnected ? current : document.querySelector('main');
    place?.focus({ preventScroll: true });
  }, []);
  const close = useCallback((id: number) => drop((one) => one.id === id), [drop]);
  const hasLeft = useRef(false);
  const api = useMemo<ToastApi>(
    () => ({
      show: (message) => {
        const id = ++lastId.current;
        const ofPage = !isDialogOpen();
        setShown((all) => [...all.filter(({ title }) => title !== message.title), { ...message, id, ofPage }].slice(-most));
      },
      dismiss: (title) => drop((one) => one.title === title),
      leave: () => {
        if (hasLeft.current) return;
        hasLeft.current = true;
        // React runs all effects of one change before it comes to this.
        queueMicrotask(() => {
          hasLeft.current = false;
        });
        setShown((all) => all.flatMap(({ carries, ...one }) => (carries ? [one] : [])));
      },
    }),
    [drop],
  );
  const oldest = shown[0]?.id;
  const canBePressed = shown[0]?.link !== undefined || shown[0]?.action !== undefined;
  const waits = shown[0]?.ofPage === true;
  useEffect(() => {
    if (oldest === undefined || stay === 0) return;
    let hasWaited = false;
    // Asked when the time is up: a toast that is closed under the pointer tells nobody that the pointer left it.
    const closeUnlessHeld = () => {
      hasWaited = waits && isDialogOpen();
      if (!hasWaited && !region.current?.matches(':hover, :focus-within')) close(oldest);
    };
    let timer = setInterval(closeUnlessHeld, stay);
    // A dialog that closes gives the focus back, too.
    const startAnew = () => {
      if (!canBePressed && !hasWaited) return;
      clearInterval(timer);
      timer = setInterval(closeUnlessHeld, stay);
    };
    document.addEventListener('focusin', startAnew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', startAnew);
    };
  }, [oldest, canBePressed, waits, stay, close]);
  const newest = shown.at(-1)?.id;
  const pressed = useRef<Element>(null);
  useEffect(() => notePresses((element) => (pressed.current = element)), []);
  useLayoutEffect(() => {
    if (!region.current) return;
    if (newest === undefined) putBack(region.current);
    else keepClear(region.current, pressed.current);
  }, [newest]);
  useEffect(() => {
    if (newest === undefined) return;
    const closeNewest = ({ key, isComposing, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !isComposing && !defaultPrevented && close(newest);
    document.addEventListener('keydown', closeNewest);
    return () => document.removeEventListener('keydown', closeNewest);
  }, [newest, close]);
  const draw = ({ id, ...toast }: ShownToast) => <Toast key={id} {...toast} closeLabel={closeLabel} onClose={() => close(id)} />;
  return (
    <ToastContext value={api}>
      {children}
      <div {...toastRegion} ref={region} className={styles.region} onFocus={noteFocus}>
        <div role="alert" aria-live="assertive" className={styles.part}>
          {shown.filter(({ tone }) => tone === 'danger').map(draw)}
        </div>
        <div role="status" aria-live="polite" className={styles.part}>
          {shown.filter(({ tone }) => tone !== 'danger').map(draw)}
        </div>
      </div>
    </ToastContext>
  );
}

interface ToastProps extends Omit<ShownToast, 'id'> {
  closeLabel: string;
  onClose: () => void;
}

function Toast({ tone, title, link, action, ofPage, closeLabel, onClose }: ToastProps) {
  return (
    <div className={classes(styles.toast, ofPage && styles.ofPage)}>
      <Icon icon={icons[tone]} className={styles.icon[tone]} />
      <div className={styles.body}>
        <p className={styles.message}>{title}</p>
        {link && (
          <Link href={link.href} className={styles.action} onClick={onClose}>
            {link.label}
          </Link>
        )}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={closeLabel} icon={X} className={styles.close} onClick={onClose} />
    </div>
  );
}
