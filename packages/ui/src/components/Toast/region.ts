/** Marks the toasts' place in the page: a press on it is no press beside a dialog. */
export const toastRegion = { 'data-galleria-toasts': '' } as const;

/** Whether something lies in the toasts' place. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-galleria-toasts]') !== null;
}

/** Where they stand at the top of the window (Toast.css.ts). A dialog that opens meanwhile has its own say in that. */
export const toastsTop = '--galleria-toasts-top';

/** What somebody may still be at. */
const control = 'button, a, input, textarea, select';

/** Notes the last control that was pressed, by pointer, key or voice: a browser does not always give it the focus. */
export function notePresses(note: (pressed: Element | null) => void): () => void {
  const onClick = ({ target }: MouseEvent) => note(target instanceof Element ? target.closest(control) : null);
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Whether a dialog is open. */
export const isDialogOpen = () => document.querySelector('[aria-modal=true]') !== null;

/** Moves the toasts to the top of the window when they would cover what was pressed or the field that has the focus. */
export function keepClear(region: HTMLElement, pressed: Element | null): void {
  // A dialog's title is there.
  if (isDialogOpen()) return;
  const wanted = [pressed, document.activeElement].flatMap((one) => (one?.matches(control) && !isInToasts(one) ? [one] : []));
  const toasts = [...region.children].flatMap(({ children }) => [...children]);
  if (!toasts.some((toast) => wanted.some((one) => isOver(toast, one)))) return;
  // What scrolls into view stays below what is fixed there, and so do they.
  const top = getComputedStyle(document.documentElement).scrollPaddingBlockStart.replace('auto', '0');
  region.style.setProperty(toastsTop, top);
}

/** Where they stand when nothing is in their way. */
export function putBack({ style }: HTMLElement): void {
  style.removeProperty(toastsTop);
}

function isOver(toast: Element, other: Element): boolean {
  const [a, b] = [toast.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
