'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import type { OpenStateProps } from '../../hooks/useOpenState.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { LazyContent } from './LazyContent.tsx';
import { type PopoverRootState, useGivenId, usePopoverRoot } from './usePopoverRoot.ts';

const PopoverContext = createContext<PopoverRootState | undefined>(undefined);

export interface PopoverRootProps extends OpenStateProps {
  /** A trigger and a panel. */
  children: ReactNode;
}

/**
 * Holds a button and the panel it opens: anything that is not a list of commands, such as an explanation, a few links
 * beside a picture, or a small form. For commands use `MenuRoot`, for what must be answered a dialog. Not modal: the
 * page stays usable. Renders nothing itself.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | on the button: opens and closes |
 * | Tab | goes from the button into the panel; past its end the panel closes |
 * | Escape | closes; focus that was in the panel returns to the button |
 */
export function PopoverRoot({ children, ...state }: PopoverRootProps) {
  const root = usePopoverRoot(state);
  return <PopoverContext value={root}>{children}</PopoverContext>;
}

/** What the parts of one popover share. */
export function usePopover(): PopoverRootState {
  const root = useContext(PopoverContext);
  if (!root) throw new Error('The parts of a popover stand in a PopoverRoot.');
  return root;
}

/** The attributes that make a button of your own open the popover it stands in. */
export function usePopoverTrigger() {
  const { open, setOpen, trigger, triggerId, layerId } = usePopover();
  return {
    ref: trigger,
    id: triggerId,
    'aria-expanded': open,
    ...(open && { 'aria-controls': layerId }),
    onClick: () => setOpen(!open, 'trigger'),
  } as const;
}

/** Opens the panel and closes it. Renders a `Button` with all its looks; for another one see `usePopoverTrigger`. */
export function PopoverTrigger({ ref, id, onClick, ...rest }: ButtonProps) {
  const { onClick: toggle, ref: own, ...trigger } = usePopoverTrigger();
  useGivenId(id, usePopover().setTriggerId);
  return <Button {...rest} {...trigger} {...(id && { id })} ref={useMergedRefs(own, ref)} onClick={composeHandlers(onClick, toggle)} />;
}

/** A button in the panel that closes it. Renders a `Button`. */
export function PopoverClose({ onClick, ...rest }: ButtonProps) {
  const { setOpen } = usePopover();
  return <Button {...rest} onClick={composeHandlers(onClick, () => setOpen(false, 'close-button'))} />;
}

/** Holds a `PopoverPanel` whose code is loaded when it is wanted. */
export function PopoverLazyContent({ children }: { children: ReactNode }) {
  const { open, setOpen, trigger } = usePopover();
  return (
    <LazyContent open={open} anchor={trigger} onDismiss={(reason) => setOpen(false, reason)}>
      {children}
    </LazyContent>
  );
}
