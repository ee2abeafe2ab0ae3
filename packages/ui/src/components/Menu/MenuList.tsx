'use client';

import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { classes } from '../../theme/classes.ts';
import * as popover from '../Popover/Popover.css.ts';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { type PopoverPlacement, usePopoverLayer } from '../Popover/usePopoverLayer.ts';
import { useGivenId } from '../Popover/usePopoverRoot.ts';
import * as styles from './Menu.css.ts';
import { useMenu } from './Menu.tsx';
import { isLetter, nextItem, typedItem, typingPause } from './menuKeys.ts';

export interface MenuListProps extends ComponentProps<'div'>, PopoverPlacement {}

/** The menu itself. Renders a `<div popover role="menu">` named by its trigger, in the top layer; its children are items. */
export function MenuList({ side, align, className, id, ref, onKeyDown, ...rest }: MenuListProps) {
  const { open, setOpen, end, trigger, layer, triggerId, layerId, setLayerId } = useMenu();
  const typed = useRef({ text: '', at: 0 });
  useGivenId(id, setLayerId);
  usePopoverLayer({ open, onDismiss: (reason) => setOpen(false, reason), anchor: trigger, layer, side, align });
  useEffect(() => {
    if (!open) return;
    const items = itemsOf(layer.current);
    items.at(end === 'first' ? 0 : -1)?.focus();
  }, [open, end, layer]);

  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    // From the trigger on, the platform's own Tab goes where it always goes.
    if (event.key === 'Tab') {
      trigger.current?.focus({ preventScroll: true });
      setOpen(false, 'focus-out');
      return;
    }
    const items = itemsOf(layer.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = nextItem(event.key, at, items.length) ?? typing(event, items, at);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const typing = (event: KeyboardEvent, items: HTMLElement[], at: number) => {
    const before = event.timeStamp - typed.current.at < typingPause ? typed.current.text : '';
    if (!isLetter(event, before)) return undefined;
    typed.current = { text: before + event.key, at: event.timeStamp };
    const texts = items.map(({ textContent }) => textContent);
    // A letter that leads nowhere is taken as well: a space in a word must not press the item.
    return typedItem(typed.current.text, texts, at) ?? at;
  };
  return (
    <div
      aria-labelledby={triggerId}
      {...rest}
      role="menu"
      tabIndex={-1}
      id={id ?? layerId}
      ref={useMergedRefs(layer, ref)}
      popover="manual"
      className={classes(popover.layer, styles.list, className)}
      onKeyDown={(event) => composeHandlers(onKeyDown, key)(event)}
    />
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}
