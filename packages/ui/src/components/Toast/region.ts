/** Marks the toasts' place in the page: a press on it is no press beside a dialog. */
export const toastRegion = { 'data-galleria-toasts': '' } as const;

/** Whether something lies in the toasts' place. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-galleria-toasts]') !== null;
}

/** Where they stand in the window when their usual place is taken (Toast.css.ts). */
export const toastsTop = '--galleria-toasts-top';
export const toastsBottom = '--galleria-toasts-bottom';

/** What somebody may still be at. */
const control = 'button, a, input, textarea, select';

/** Notes the last control that was pressed, by pointer, key or voice: a browser does not always give it the focus. */
export function notePresses(note: (pressed: Element | null) => void): () => void {
  const onClick = ({ target }: MouseEvent) => note(target instanceof Element ? target.closest(control) : null);
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

const openDialog = () => [...document.querySelectorAll('[aria-modal=true]')].at(-1);

/** Whether a dialog is open. */
export const isDialogOpen = () => openDialog() !== undefined;

/**
 * Moves the toasts to where they cover none of this, or the least of it: what was pressed, the field that has the focus, the other buttons
 * of its form, and the title of an open dialog.
 */
export function keepClear(region: HTMLElement, pressed: Element | null): void {
  putBack(region);
  const { at, around } = inTheWay(pressed);
  const covered = (those: readonly Element[]) => {
    const toasts = [...region.children].flatMap(({ children }) => [...children]);
    return those.filter((one) => toasts.some((toast) => isOver(toast, one)));
  };
  const inUsualPlace = covered([...at, ...around]);
  if (inUsualPlace.length === 0) return;
  // What scrolls into view stays below what is fixed there, and so do they; a dialog is over that.
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const top = isDialogOpen() ? '0px' : scrollPaddingBlockStart.replace('auto', '0px');
  const above = innerHeight - Math.min(...inUsualPlace.map((one) => one.getBoundingClientRect().top));
  const places: readonly Place[] = [{ top }, { top: 'auto', bottom: '24px' }, { top: 'auto', bottom: `${above + 8}px` }];
  for (const those of [[...at, ...around], at]) {
    for (const place of places) {
      putAt(region, place);
      if (covered(those).length === 0) return;
    }
    putBack(region);
    if (covered(at).length === 0) return;
  }
}

interface Place {
  top: string;
  bottom?: string | undefined;
}

function putAt({ style }: HTMLElement, { top, bottom }: Place): void {
  style.setProperty(toastsTop, top);
  if (bottom === undefined) style.removeProperty(toastsBottom);
  else style.setProperty(toastsBottom, bottom);
}

/** Where they stand when nothing is in their way. */
export function putBack({ style }: HTMLElement): void {
  style.removeProperty(toastsTop);
  style.removeProperty(toastsBottom);
}

/** What somebody is at, with the title of the dialog that is open; and the buttons around it. */
function inTheWay(pressed: Element | null): { at: Element[]; around: Element[] } {
  const dialog = openDialog();
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  const at = [pressed, document.activeElement].flatMap((one) => (one?.matches(control) && !isInToasts(one) ? [one] : []));
  const forms = new Set(at.flatMap((one) => one.closest('form') ?? one.closest('[aria-modal=true]') ?? []));
  return { at: title ? [...at, title] : at, around: [...forms].flatMap((form) => [...form.querySelectorAll('button')]) };
}

/** A toast rises the last 8 px to its place. */
function isOver(toast: Element, other: Element): boolean {
  const [a, b] = [toast.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top - 8 < b.bottom && b.top < a.bottom;
}
