'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { sizeObserver } from '../../hooks/laidOut.ts';
import { onBack } from '../../hooks/onBack.ts';
import type { OpenChangeReason } from '../../hooks/useOpenState.ts';
import { isInToasts } from '../Toast/region.ts';
import { onEscape } from './escapeStack.ts';
import { type PopoverAlign, type PopoverSide, place } from './place.ts';

export interface PopoverPlacement {
  /** Below its trigger or above it; the other one when it does not fit there. */
  side?: PopoverSide | undefined;
  /** Which edges lie on one line. */
  align?: PopoverAlign | undefined;
}

interface PopoverLayerOptions extends PopoverPlacement {
  open: boolean;
  /** It is to close: by Escape, a press elsewhere, focus that goes elsewhere, or a link in it that was followed. */
  onDismiss: (reason: OpenChangeReason) => void;
  anchor: RefObject<HTMLElement | null>;
  /** An element with `popover="manual"`. */
  layer: RefObject<HTMLElement | null>;
  /** Pixels between the two. */
  gap?: number | undefined;
  /** Whether more than Escape closes it. */
  lightDismiss?: boolean | undefined;
}

const margin = 8;

/**
 * Shows a layer of the platform's top layer beside its anchor, and asks to close it.
 *
 * The layers are `manual`: `auto` ones close each other, close on the very press of their own trigger, and know no hover.
 */
export function usePopoverLayer({
  open,
  onDismiss,
  anchor,
  layer,
  side = 'bottom',
  align = 'start',
  gap = 8,
  lightDismiss = true,
}: PopoverLayerOptions): void {
  useDismissal({ open, onDismiss, anchor, layer, lightDismiss });

  // Before the paint, so that it is never seen at a wrong place.
  useLayoutEffect(() => {
    const [trigger, box] = [anchor.current, layer.current];
    if (!open || !trigger || !box) return;
    const hide = showOnTop(box);
    const settle = () => settleBeside(trigger, box, { side, align, gap });
    const later = () => requestAnimationFrame(settle);
    const sizes = sizeObserver(later);
    settle();
    sizes.observe(trigger);
    sizes.observe(box);
    window.addEventListener('resize', settle);
    document.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', settle);
      document.removeEventListener('scroll', settle, { capture: true });
      hide();
    };
  }, [open, anchor, layer, side, align, gap]);
}

/** Puts a layer on top of the page, and returns what takes it away. jsdom hides what has `popover`, and cannot show it: there it goes without. */
function showOnTop(box: HTMLElement): () => void {
  if (typeof box.showPopover !== 'function') {
    box.removeAttribute('popover');
    return () => box.setAttribute('popover', 'manual');
  }
  box.showPopover();
  return () => {
    if (box.matches(':popover-open')) box.hidePopover();
  };
}

/**
 * Asks to close an open layer, wherever it stands. When it closes, focus that is in it returns to the anchor, unless it
 * went somewhere else.
 */
export function useDismissal({
  open,
  onDismiss,
  anchor,
  layer,
  lightDismiss = true,
}: Pick<PopoverLayerOptions, 'open' | 'onDismiss' | 'anchor' | 'layer' | 'lightDismiss'>): void {
  const dismiss = useEffectEvent(onDismiss);

  // Before the paint: a layer that is seen hears Escape. Cleaned up before what hides the layer, and the focus with it.
  useLayoutEffect(() => {
    const [trigger, box] = [anchor.current, layer.current];
    if (!open || !trigger || !box) return;
    const stopEscape = onEscape(() => dismiss('escape'));
    return () => {
      stopEscape();
      if (box.contains(document.activeElement)) trigger.focus({ preventScroll: true });
    };
  }, [open, anchor, layer]);

  useEffect(() => {
    const [trigger, box] = [anchor.current, layer.current];
    if (!open || !trigger || !box || !lightDismiss) return;
    return onLightDismiss(trigger, box, (reason) => dismiss(reason));
  }, [open, anchor, layer, lightDismiss]);
}

/** Like the platform's light dismiss, with the way back of a phone; on the end of a press: a finger that scrolls closes nothing. */
function onLightDismiss(trigger: HTMLElement, box: HTMLElement, dismiss: (reason: OpenChangeReason) => void): () => void {
  let pressed = false;
  let hadFocus = false;
  const isElsewhere = ({ target }: Event) =>
    target instanceof Node && !box.contains(target) && !trigger.contains(target) && !isInToasts(target);
  const down = (event: Event) => {
    pressed = isElsewhere(event);
    hadFocus = box.contains(document.activeElement);
  };
  const up = (event: Event) => {
    if (!pressed || !isElsewhere(event)) return;
    pressed = false;
    if (hadFocus && document.activeElement === document.body) trigger.focus({ preventScroll: true });
    dismiss('outside');
  };
  const focus = (event: Event) => isElsewhere(event) && dismiss(pressed ? 'outside' : 'focus-out');
  // A router keeps the page, so nothing else would close the layer. Heard last: the link's own handler needs the link,
  // which may be gone with the layer.
  const follow = (event: MouseEvent) => isFollowed(event, box) && dismiss('item');
  const capture = { capture: true };
  document.addEventListener('pointerdown', down, capture);
  document.addEventListener('pointerup', up, capture);
  document.addEventListener('focusin', focus, capture);
  window.addEventListener('click', follow);
  const stopBack = onBack(() => dismiss('escape'));
  return () => {
    stopBack();
    document.removeEventListener('pointerdown', down, capture);
    document.removeEventListener('pointerup', up, capture);
    document.removeEventListener('focusin', focus, capture);
    window.removeEventListener('click', follow);
  };
}

/** Whether a link in the layer is followed here, and not in a new tab. By the path that the event took: the link may be gone. */
function isFollowed(event: MouseEvent, box: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const path = event.composedPath();
  return path.slice(0, Math.max(path.indexOf(box), 0)).some((node) => node instanceof Element && node.matches('a[href]'));
}

function settleBeside(trigger: HTMLElement, box: HTMLElement, wish: { side: PopoverSide; align: PopoverAlign; gap: number }) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { x, y, side, room } = place({
    ...wish,
    anchor: trigger.getBoundingClientRect(),
    // Its height when nothing held it back: one that scrolls already knows it too.
    layer: { width: box.offsetWidth, height: box.scrollHeight + box.offsetHeight - box.clientHeight },
    viewport: { width, height },
    rtl: getComputedStyle(trigger).direction === 'rtl',
    margin,
  });
  box.dataset['side'] = side;
  box.style.setProperty('--galleria-layer-x', `${x}px`);
  box.style.setProperty('--galleria-layer-y', `${y}px`);
  box.style.setProperty('--galleria-layer-room', `${room}px`);
}
