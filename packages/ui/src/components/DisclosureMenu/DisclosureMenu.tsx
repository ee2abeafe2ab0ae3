'use client';

import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { isDrawn } from '../../hooks/laidOut.ts';
import type { OpenChangeReason, OpenStateProps } from '../../hooks/useOpenState.ts';
import { classes } from '../../theme/classes.ts';
import { LazyContent } from '../Popover/LazyContent.tsx';
import { useHoverIntent } from '../Popover/useHoverIntent.ts';
import { type PopoverRootState, usePopoverRoot } from '../Popover/usePopoverRoot.ts';
import * as styles from './DisclosureMenu.css.ts';
import { type DisclosureEvent, nextDisclosure } from './disclosure.ts';

interface DisclosureMenuState extends PopoverRootState {
  tell: (event: DisclosureEvent, reason: OpenChangeReason) => void;
  /** Whether the first link is to have the focus, as soon as there is one. */
  goesIn: () => boolean;
  setGoesIn: (goesIn: boolean) => void;
}

const DisclosureMenuContext = createContext<DisclosureMenuState | undefined>(undefined);

export interface DisclosureMenuRootProps extends ComponentProps<'div'>, OpenStateProps {}

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
export function DisclosureMenuRoot({
  open,
  defaultOpen,
  onOpenChange,
  className,
  ref,
  onPointerEnter,
  onPointerMove,
  onPointerLeave,
  ...rest
}: DisclosureMenuRootProps) {
  const root = usePopoverRoot({ open, defaultOpen, onOpenChange });
  const { open: shown, isOpen, setOpen, layer } = root;
  // What was not opened by hover stays when the pointer leaves, also what its owner opened.
  const hovered = useRef(false);
  const waits = useRef(false);
  // At once: an effect that is still to run from the first drawing must not undo what a key has asked for meanwhile.
  useLayoutEffect(() => {
    if (!shown) waits.current = false;
  }, [shown]);
  const go = useCallback(
    (event: DisclosureEvent, reason: OpenChangeReason) => {
      const next = nextDisclosure(isOpen() ? (hovered.current ? 'hovered' : 'pinned') : 'closed', event);
      hovered.current = next === 'hovered';
      setOpen(next !== 'closed', reason);
    },
    [isOpen, setOpen],
  );
  const { forget, ...hover } = useHoverIntent({
    enter: 120,
    leave: 300,
    onEnter: () => go('enter', 'hover'),
    // Who reads it by keyboard does not lose it to a pointer that is moved out of the way.
    onLeave: () => layer.current?.contains(document.activeElement) || go('leave', 'hover'),
  });
  const menu = useMemo(
    () => ({
      ...root,
      tell: (event: DisclosureEvent, reason: OpenChangeReason) => {
        forget();
        go(event, reason);
      },
      goesIn: () => waits.current,
      setGoesIn: (goesIn: boolean) => {
        waits.current = goesIn;
      },
    }),
    [root, go, forget],
  );
  return (
    <DisclosureMenuContext value={menu}>
      <div
        {...rest}
        ref={ref}
        className={classes(styles.root, className)}
        onPointerEnter={composeHandlers(onPointerEnter, hover.onPointerEnter)}
        onPointerMove={composeHandlers(onPointerMove, hover.onPointerMove)}
        onPointerLeave={composeHandlers(onPointerLeave, hover.onPointerLeave)}
      />
    </DisclosureMenuContext>
  );
}

/** What the parts of one disclosure menu share. */
export function useDisclosureMenu(): DisclosureMenuState {
  const menu = useContext(DisclosureMenuContext);
  if (!menu) throw new Error('The parts of a disclosure menu stand in a DisclosureMenuRoot.');
  return menu;
}

/** The attributes that make a button of your own open the panel it stands beside. */
export function useDisclosureMenuTrigger() {
  const { open, tell, trigger, layer, triggerId, layerId, setGoesIn } = useDisclosureMenu();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const panel = layer.current;
    const first = open && panel?.dataset['pending'] === undefined ? linksOf(panel)[0] : undefined;
    if (first) return first.focus();
    // What is not there yet cannot be focused: the panel does it.
    setGoesIn(true);
    if (!open) tell('press', 'trigger');
  };
  return {
    ref: trigger,
    id: triggerId,
    'aria-expanded': open,
    ...(open && { 'aria-controls': layerId }),
    onClick: () => tell('press', 'trigger'),
    onKeyDown,
  } as const;
}

/** Holds a `DisclosureMenuPanel` whose code is loaded when it is wanted. */
export function DisclosureMenuLazyContent({ children }: { children: ReactNode }) {
  const { open, tell, trigger } = useDisclosureMenu();
  return (
    <LazyContent open={open} anchor={trigger} onDismiss={(reason) => tell('dismiss', reason)}>
      {children}
    </LazyContent>
  );
}

/** What can be reached in a panel by the arrow keys. */
export function linksOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? [])].filter(isDrawn);
}
