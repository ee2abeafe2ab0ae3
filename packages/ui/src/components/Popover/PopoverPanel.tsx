import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Popover.css.ts';
import { usePopover } from './Popover.tsx';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { type LayerPlace, useLayer } from './useLayer.ts';
import { useGivenId } from './useLayerParts.ts';

export interface PopoverPanelProps extends ComponentProps<'div'>, LayerPlace {}

/**
 * What the button opens. Renders a `<div popover role="group">` named by the button, in the top layer: no box cuts it
 * off. Put it right after its button. Following a link in it closes it.
 */
export function PopoverPanel({ side, align, className, id, ref, ...rest }: PopoverPanelProps) {
  const { open, setOpen, parts } = usePopover();
  useGivenId(id, parts.nameLayer);
  useLayer({ open, onClose: () => setOpen(false), anchor: parts.button, layer: parts.layer, side, align });
  return (
    <div
      role="group"
      aria-labelledby={parts.buttonId}
      {...rest}
      id={id ?? parts.layerId}
      ref={useMergedRefs(parts.layer, ref)}
      popover="manual"
      className={classes(styles.layer, styles.panel, className)}
    />
  );
}
