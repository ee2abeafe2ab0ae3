'use client';

import type { ComponentProps } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Popover.css.ts';
import { usePopover } from './Popover.tsx';
import { type PopoverPlacement, usePopoverLayer } from './usePopoverLayer.ts';
import { useGivenId } from './usePopoverRoot.ts';

export interface PopoverPanelProps extends ComponentProps<'div'>, PopoverPlacement {}

/**
 * What the trigger opens. Renders a `<div popover role="group">` named by the trigger, in the top layer: no box cuts it
 * off. Put it right after its trigger. Following a link in it closes it, after the link's own handler.
 */
export function PopoverPanel({ side, align, className, id, ref, ...rest }: PopoverPanelProps) {
  const { open, setOpen, trigger, layer, triggerId, layerId, setLayerId } = usePopover();
  useGivenId(id, setLayerId);
  usePopoverLayer({ open, onDismiss: (reason) => setOpen(false, reason), anchor: trigger, layer, side, align });
  return (
    <div
      role="group"
      aria-labelledby={triggerId}
      {...rest}
      id={id ?? layerId}
      ref={useMergedRefs(layer, ref)}
      popover="manual"
      className={classes(styles.layer, styles.panel, className)}
    />
  );
}
