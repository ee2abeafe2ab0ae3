/** `hovered` goes with the pointer; `pinned` was asked for and stays. */
export type DisclosureState = 'closed' | 'hovered' | 'pinned';
export type DisclosureEvent = 'enter' | 'leave' | 'press' | 'dismiss';

/**
 * How a panel that opens by hover and by press goes on. A press on what hover has just opened keeps it: whoever points
 * and presses wants it open, and would see it shut in their face.
 */
export function nextDisclosure(state: DisclosureState, event: DisclosureEvent): DisclosureState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'leave':
      return state === 'hovered' ? 'closed' : state;
    case 'press':
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'dismiss':
      return 'closed';
    default:
      return event satisfies never;
  }
}
