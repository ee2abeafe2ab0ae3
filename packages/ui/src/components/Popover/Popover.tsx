import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Late } from './Late.tsx';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { type LayerParts, useGivenId, useLayerParts } from './useLayerParts.ts';

interface PopoverApi {
  open: boolean;
  setOpen: (open: boolean) => void;
  parts: LayerParts;
}

const PopoverContext = createContext<PopoverApi | undefined>(undefined);

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
export function PopoverRoot({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const parts = useLayerParts();
  const api = useMemo(() => ({ open, setOpen, parts }), [open, parts]);
  return <PopoverContext value={api}>{children}</PopoverContext>;
}

/** What the parts of one popover share. */
export function usePopover(): PopoverApi {
  const api = useContext(PopoverContext);
  if (!api) throw new Error('The parts of a popover stand in a PopoverRoot.');
  return api;
}

/** The attributes that make a button of your own open the popover it stands in. */
export function usePopoverButton() {
  const { open, setOpen, parts } = usePopover();
  return {
    ref: parts.button,
    id: parts.buttonId,
    'aria-expanded': open,
    'aria-controls': parts.layerId,
    onClick: () => setOpen(!open),
  } as const;
}

/** Opens the panel and closes it. Renders a `Button` with all its looks; for another one see `usePopoverButton`. */
export function PopoverButton({ ref, id, onClick, ...rest }: ButtonProps) {
  const { onClick: toggle, ref: own, ...trigger } = usePopoverButton();
  useGivenId(id, usePopover().parts.nameButton);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) toggle();
  };
  return <Button {...rest} {...trigger} {...(id && { id })} ref={useMergedRefs(own, ref)} onClick={press} />;
}

/** Holds a `PopoverPanel` whose code is loaded when it is wanted. */
export function PopoverLate({ children }: { children: ReactNode }) {
  const { open, setOpen, parts } = usePopover();
  return (
    <Late open={open} anchor={parts.button} onGiveUp={() => setOpen(false)}>
      {children}
    </Late>
  );
}
