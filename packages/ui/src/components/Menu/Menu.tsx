import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Late } from '../Popover/Late.tsx';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { type LayerParts, useGivenId, useLayerParts } from '../Popover/useLayerParts.ts';

/** Closed, or open with focus on one of its ends. */
type MenuState = 'closed' | 'first' | 'last';

interface MenuApi {
  state: MenuState;
  setState: (state: MenuState) => void;
  parts: LayerParts;
}

const MenuContext = createContext<MenuApi | undefined>(undefined);

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
export function MenuRoot({ children }: { children: ReactNode }) {
  const [state, setState] = useState<MenuState>('closed');
  const parts = useLayerParts();
  const api = useMemo(() => ({ state, setState, parts }), [state, parts]);
  return <MenuContext value={api}>{children}</MenuContext>;
}

/** What the parts of one menu share. */
export function useMenu(): MenuApi {
  const api = useContext(MenuContext);
  if (!api) throw new Error('The parts of a menu stand in a MenuRoot.');
  return api;
}

/** Closes the menu, focus on its button: an item was chosen. */
export function useMenuClose(): () => void {
  const { setState, parts } = useMenu();
  return () => {
    setState('closed');
    parts.button.current?.focus({ preventScroll: true });
  };
}

/** The attributes that make a button of your own open the menu it stands in. */
export function useMenuButton() {
  const { state, setState, parts } = useMenu();
  const open = state !== 'closed';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setState(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return {
    ref: parts.button,
    id: parts.buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': parts.layerId,
    onClick: () => setState(open ? 'closed' : 'first'),
    onKeyDown,
  } as const;
}

/** Opens the menu and closes it. Renders a `Button` with all its looks; for another one see `useMenuButton`. */
export function MenuButton({ ref, id, onClick, onKeyDown, ...rest }: ButtonProps) {
  const { ref: own, onClick: toggle, onKeyDown: arrow, ...trigger } = useMenuButton();
  useGivenId(id, useMenu().parts.nameButton);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) toggle();
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented) arrow(event);
  };
  return <Button {...rest} {...trigger} {...(id && { id })} ref={useMergedRefs(own, ref)} onClick={press} onKeyDown={key} />;
}

/** Holds a `MenuList` whose code is loaded when it is wanted. */
export function MenuLate({ children }: { children: ReactNode }) {
  const { state, setState, parts } = useMenu();
  return (
    <Late open={state !== 'closed'} anchor={parts.button} onGiveUp={() => setState('closed')}>
      {children}
    </Late>
  );
}
