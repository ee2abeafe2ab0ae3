/** Marks the toasts' place in the page: a press on it is no press beside a dialog. */
export const toastRegion = { 'data-galleria-toasts': '' } as const;

/** Whether something lies in the toasts' place. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-galleria-toasts]') !== null;
}
