import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { classes } from '../../theme/classes.ts';
import { Late } from '../Popover/Late.tsx';
import { useHoverIntent } from '../Popover/useHoverIntent.ts';
import { type LayerParts, useLayerParts } from '../Popover/useLayerParts.ts';
import * as styles from './DisclosureMenu.css.ts';
import { type DisclosureEvent, nextDisclosure } from './disclosure.ts';

interface DisclosureApi {
  open: boolean;
  tell: (event: DisclosureEvent) => void;
  parts: LayerParts;
  /** Whether the first link is to have the focus, as soon as there is one. */
  goesIn: (first: HTMLElement) => boolean;
  /** `gone` has the focus no more, even while it is still there. */
  setGoesIn: (goesIn: boolean, gone?: HTMLElement) => void;
}

const DisclosureContext = createContext<DisclosureApi | undefined>(undefined);

/**
 * A button and the panel of links it opens, for the pages of a site. It opens by resting the pointer on it for 120 ms,
 * by press and by keyboard; it stays while it is pointed at, and a press keeps it. For commands use `MenuRoot`.
 * Renders a `<div>` around both.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | on the button: opens and closes |
 * | Arrow down | on the button: opens, focus on the first link |
 * | Arrow down, arrow up, Home, End | in the panel: next, previous, first, last |
 * | Tab | goes through button and links; past their end the panel closes |
 * | Escape | closes; focus that was in the panel returns to the button |
 */
export function DisclosureMenuRoot({ className, ref, ...rest }: ComponentProps<'div'>) {
  const [state, tell] = useReducer(nextDisclosure, 'closed');
  const parts = useLayerParts();
  const { forget: _, ...hover } = useHoverIntent({
    enter: 120,
    leave: 300,
    onEnter: () => tell('enter'),
    // Who reads it by keyboard does not lose it to a pointer that is moved out of the way.
    onLeave: () => parts.layer.current?.contains(document.activeElement) || tell('leave'),
  });
  const open = state !== 'closed';
  const waits = useRef(false);
  const left = useRef<HTMLElement>(undefined);
  // At once: an effect that is still to run from the first drawing must not undo what a key has asked for meanwhile.
  useLayoutEffect(() => {
    if (!open) waits.current = false;
  }, [open]);
  const api = useMemo(
    () => ({
      open,
      tell,
      parts,
      goesIn: (first: HTMLElement) => waits.current && first !== left.current,
      setGoesIn: (goesIn: boolean, gone?: HTMLElement) => {
        waits.current = goesIn;
        left.current = gone;
      },
    }),
    [open, parts],
  );
  return (
    <DisclosureContext value={api}>
      <div {...rest} {...hover} ref={ref} className={classes(styles.root, className)} />
    </DisclosureContext>
  );
}

/** What the parts of one disclosure menu share. */
export function useDisclosure(): DisclosureApi {
  const api = useContext(DisclosureContext);
  if (!api) throw new Error('The parts of a disclosure menu stand in a DisclosureMenuRoot.');
  return api;
}

/** The attributes that make a button of your own open the panel it stands beside. */
export function useDisclosureButton() {
  const { open, tell, parts, setGoesIn } = useDisclosure();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const panel = parts.layer.current;
    const first = open && panel?.dataset['pending'] === undefined ? linksOf(panel)[0] : undefined;
    if (first) return first.focus();
    // What is not there yet cannot be focused: the panel does it.
    setGoesIn(true);
    if (!open) tell('press');
  };
  return {
    ref: parts.button,
    id: parts.buttonId,
    'aria-expanded': open,
    'aria-controls': parts.layerId,
    onClick: () => tell('press'),
    onKeyDown,
  } as const;
}

/** Holds a `DisclosureMenuPanel` whose code is loaded when it is wanted. */
export function DisclosureMenuLate({ children }: { children: ReactNode }) {
  const { open, tell, parts } = useDisclosure();
  return (
    <Late open={open} anchor={parts.button} onGiveUp={() => tell('dismiss')}>
      {children}
    </Late>
  );
}

/** What can be reached in a panel by the arrow keys. */
export function linksOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? [])].filter((link) => link.checkVisibility());
}
