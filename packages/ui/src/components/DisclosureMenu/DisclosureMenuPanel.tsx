'use client';

import { type ComponentProps, type KeyboardEvent, useEffect } from 'react';
import { classes } from '../../theme/classes.ts';
import { nextItem } from '../Menu/menuKeys.ts';
import * as popover from '../Popover/Popover.css.ts';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { type PopoverPlacement, usePopoverLayer } from '../Popover/usePopoverLayer.ts';
import { useGivenId } from '../Popover/usePopoverRoot.ts';
import * as styles from './DisclosureMenu.css.ts';
import { linksOf, useDisclosureMenu } from './DisclosureMenu.tsx';

export interface DisclosureMenuPanelProps extends ComponentProps<'div'>, PopoverPlacement {
  /** `columns` sets groups beside each other; `plain` leaves all to its content. */
  layout?: (typeof disclosureMenuLayouts)[number] | undefined;
  /** Its first link is still on its way: whoever came in by ↓ waits for it, whatever else is there already. */
  pending?: boolean | undefined;
}

export const disclosureMenuLayouts = ['columns', 'plain'] as const;

/** What the trigger opens. Renders a `<div popover>` in the top layer. Following a link in it closes it, after the link's own handler. */
export function DisclosureMenuPanel({
  side,
  align,
  layout = 'columns',
  pending = false,
  className,
  id,
  ref,
  onKeyDown,
  ...rest
}: DisclosureMenuPanelProps) {
  const { open, tell, trigger, layer, triggerId, layerId, setLayerId, goesIn, setGoesIn } = useDisclosureMenu();
  useGivenId(id, setLayerId);
  usePopoverLayer({ open, onDismiss: (reason) => tell('dismiss', reason), anchor: trigger, layer, side, align });
  // After every drawing, for its links may be on their way; and for those alone who still wait at the trigger.
  useEffect(() => {
    const [first] = linksOf(layer.current);
    if (!open || pending || !first || !goesIn()) return;
    setGoesIn(false);
    if (document.activeElement === trigger.current) first.focus();
  });
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = linksOf(layer.current);
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? undefined : nextItem(event.key, at, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };
  // The links in it are what has focus; the group only hears their keys.
  const listeners = { onKeyDown: composeHandlers(onKeyDown, key) };
  const look = layout === 'columns' && classes(styles.panel, styles.columns);
  return (
    <div
      role="group"
      aria-labelledby={triggerId}
      {...rest}
      id={id ?? layerId}
      {...(pending && { 'data-pending': '' })}
      ref={useMergedRefs(layer, ref)}
      popover="manual"
      className={classes(popover.layer, look, className)}
      {...listeners}
    />
  );
}
