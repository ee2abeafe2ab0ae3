'use client';

import { type ComponentProps, type FocusEvent, type ReactNode, useId, useRef } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { type OpenChangeReason, type OpenStateProps, useOpenState } from '../../hooks/useOpenState.ts';
import { classes } from '../../theme/classes.ts';
import * as popover from '../Popover/Popover.css.ts';
import { useHoverIntent } from '../Popover/useHoverIntent.ts';
import { type PopoverPlacement, usePopoverLayer } from '../Popover/usePopoverLayer.ts';
import * as styles from './Tooltip.css.ts';

/** What a tooltip's trigger must have on it. */
export interface TooltipTrigger {
  'aria-describedby': string;
}

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'>, PopoverPlacement, OpenStateProps {
  /** One sentence that helps, and that nobody needs: on a touch screen it does not show. */
  text: string;
  /** The control it describes, which has a name of its own: put what you are given on it. */
  children: (trigger: TooltipTrigger) => ReactNode;
}

/**
 * Describes a control when it is pointed at for 500 ms or focused by the keyboard. It is never the control's only
 * name, and never holds something to press: that is a `PopoverRoot`. Renders a `<span>` around the control, and the tip
 * in the top layer. It stays while it is pointed at itself (WCAG 1.4.13).
 *
 * | key | does |
 * | --- | --- |
 * | Tab | focuses the control: shows it at once |
 * | Escape | hides it; focus stays |
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  align = 'center',
  open: controlled,
  defaultOpen,
  onOpenChange,
  className,
  ref,
  onPointerEnter,
  onPointerMove,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...rest
}: TooltipProps) {
  const id = useId();
  const { open, setOpen } = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  const anchor = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLSpanElement>(null);
  // 200 ms are enough to cross the gap between the control and the tip.
  const { forget, ...hover } = useHoverIntent({
    enter: 500,
    leave: 200,
    onEnter: () => setOpen(true, 'hover'),
    onLeave: () => anchor.current?.querySelector(':focus-visible') ?? setOpen(false, 'hover'),
  });
  usePopoverLayer({ open, onDismiss: (reason) => setOpen(false, reason), anchor, layer, side, align, lightDismiss: false });
  const show = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setOpen(true, 'focus');
  };
  const hide = (reason: OpenChangeReason) => {
    forget();
    setOpen(false, reason);
  };
  return (
    <span
      role="presentation"
      {...rest}
      ref={useMergedRefs(anchor, ref)}
      className={classes(styles.root, className)}
      onPointerEnter={composeHandlers(onPointerEnter, hover.onPointerEnter)}
      onPointerMove={composeHandlers(onPointerMove, hover.onPointerMove)}
      onPointerLeave={composeHandlers(onPointerLeave, hover.onPointerLeave)}
      onPointerDown={composeHandlers(onPointerDown, () => hide('trigger'))}
      onFocus={composeHandlers(onFocus, show)}
      onBlur={composeHandlers(onBlur, () => hide('focus-out'))}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} ref={layer} role="tooltip" popover="manual" className={classes(popover.layer, styles.tip)}>
        {text}
      </span>
    </span>
  );
}
