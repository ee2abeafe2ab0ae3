'use client';

import { createContext, type KeyboardEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import type { OpenStateProps } from '../../hooks/useOpenState.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { LazyContent } from '../Popover/LazyContent.tsx';
import { type PopoverRootState, useGivenId, usePopoverRoot } from '../Popover/usePopoverRoot.ts';

/** Which item gets the focus when the menu opens. */
type MenuEnd = 'first' | 'last';

interface MenuState extends PopoverRootState {
  end: MenuEnd;
  setEnd: (end: MenuEnd) => void;
}

const MenuContext = createContext<MenuState | undefined>(undefined);

export interface MenuRootProps extends OpenStateProps {
  /** A trigger and a list. */
  children: ReactNode;
}

/**
 * Holds a button and the menu of commands it opens. For links and texts that are no commands use `PopoverRoot`, for
 * lists of pages `DisclosureMenuRoot`, for a value of a form `Select`. Renders nothing itself.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space, arrow down | on the button: opens, focus on the first item |
 * | Arrow up | on the button: opens, focus on the last item |
 * | Arrow down, arrow up | next and previous item; the ends are joined |
 * | Home, End | first and last item |
 * | letters | the next item that begins with them |
 * | Enter, Space | does what the item says, and closes |
 * | Escape | closes, focus on the button |
 * | Tab | closes, and goes on from the button |
 */
export function MenuRoot({ children, ...state }: MenuRootProps) {
  const root = usePopoverRoot(state);
  const [end, setEnd] = useState<MenuEnd>('first');
  const menu = useMemo(() => ({ ...root, end, setEnd }), [root, end]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** What the parts of one menu share. */
export function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('The parts of a menu stand in a MenuRoot.');
  return menu;
}

/** The attributes that make a button of your own open the menu it stands in. */
export function useMenuTrigger() {
  const { open, setOpen, setEnd, trigger, triggerId, layerId } = useMenu();
  const show = (end: MenuEnd) => {
    setEnd(end);
    setOpen(true, 'trigger');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return {
    ref: trigger,
    id: triggerId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    ...(open && { 'aria-controls': layerId }),
    onClick: () => (open ? setOpen(false, 'trigger') : show('first')),
    onKeyDown,
  } as const;
}

/** Opens the menu and closes it. Renders a `Button` with all its looks; for another one see `useMenuTrigger`. */
export function MenuTrigger({ ref, id, onClick, onKeyDown, ...rest }: ButtonProps) {
  const { onClick: toggle, onKeyDown: arrow, ref: own, ...trigger } = useMenuTrigger();
  useGivenId(id, useMenu().setTriggerId);
  return (
    <Button
      {...rest}
      {...trigger}
      {...(id && { id })}
      ref={useMergedRefs(own, ref)}
      onClick={composeHandlers(onClick, toggle)}
      onKeyDown={composeHandlers(onKeyDown, arrow)}
    />
  );
}

/** Holds a `MenuList` whose code is loaded when it is wanted. */
export function MenuLazyContent({ children }: { children: ReactNode }) {
  const { open, setOpen, trigger } = useMenu();
  return (
    <LazyContent open={open} anchor={trigger} onDismiss={(reason) => setOpen(false, reason)}>
      {children}
    </LazyContent>
  );
}
