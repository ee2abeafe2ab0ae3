/** A component's own handler after its consumer's, who calls it off by `preventDefault()`. */
export function composeHandlers<Event extends { defaultPrevented: boolean }>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
