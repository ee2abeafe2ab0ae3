import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { isInToasts } from '../Toast/region.ts';
import { onEscape } from './escape.ts';
import { type PopoverAlign, type PopoverSide, place } from './place.ts';

export interface LayerPlace {
  /** Under its trigger or over it; the other one when it does not fit. */
  side?: PopoverSide | undefined;
  /** Which edges lie on one line. */
  align?: PopoverAlign | undefined;
}

interface LayerOptions extends LayerPlace {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
  /** An element with `popover="manual"`. */
  layer: RefObject<HTMLElement | null>;
  gap?: number;
  /** A press or focus elsewhere does not close it. */
  stays?: boolean;
}

const margin = 8;

/**
 * Shows a layer of the platform's top layer beside its trigger, and asks to close it on Escape, on a press elsewhere
 * and when focus goes elsewhere. Focus that was in it returns to the trigger, unless it went somewhere else.
 *
 * The layers are `manual`: `auto` ones close each other, close on the very press of their own trigger, and know no hover.
 */
export function useLayer({ open, onClose, anchor, layer, side = 'under', align = 'start', gap = 8, stays = false }: LayerOptions): void {
  const close = useEffectEvent(onClose);

  // Before the paint, so that it is never seen at a wrong place.
  useLayoutEffect(() => {
    const [by, box] = [anchor.current, layer.current];
    if (!open || !by || !box) return;
    box.showPopover();
    const settle = () => settleBeside(by, box, { side, align, gap });
    const later = () => requestAnimationFrame(settle);
    const sizes = new ResizeObserver(later);
    settle();
    sizes.observe(by);
    sizes.observe(box);
    window.addEventListener('resize', settle);
    document.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', settle);
      document.removeEventListener('scroll', settle, { capture: true });
      if (box.matches(':popover-open')) box.hidePopover();
    };
  }, [open, anchor, layer, side, align, gap]);

  useEffect(() => {
    const [by, box] = [anchor.current, layer.current];
    if (!open || !by || !box) return;
    const back = () => by.focus({ preventScroll: true });
    const holdsFocus = () => box.contains(document.activeElement);
    const stopEscape = onEscape(() => {
      if (holdsFocus()) back();
      close();
    });
    if (stays) return stopEscape;
    return joinAll(stopEscape, onElsewhere({ by, box, back, holdsFocus, close }));
  }, [open, anchor, layer, stays]);
}

interface Elsewhere {
  by: HTMLElement;
  box: HTMLElement;
  back: () => void;
  holdsFocus: () => boolean;
  close: () => void;
}

/** Like the platform's light dismiss, on the end of a press: a finger that scrolls closes nothing. */
function onElsewhere({ by, box, back, holdsFocus, close }: Elsewhere): () => void {
  let pressed = false;
  let hadFocus = false;
  const isElsewhere = ({ target }: Event) => target instanceof Node && !box.contains(target) && !by.contains(target) && !isInToasts(target);
  const down = (event: Event) => {
    pressed = isElsewhere(event);
    hadFocus = holdsFocus();
  };
  const up = (event: Event) => {
    if (!pressed || !isElsewhere(event)) return;
    if (hadFocus && document.activeElement === document.body) back();
    close();
  };
  const focus = (event: Event) => isElsewhere(event) && close();
  // A router keeps the page, so nothing else would close the layer.
  const follow = (event: Event) => {
    if (!isFollowed(event, box)) return;
    back();
    close();
  };
  return joinAll(hear('pointerdown', down), hear('pointerup', up), hear('focusin', focus), hear('click', follow));
}

/** Whether a link in the layer is followed here, and not in a new tab. */
function isFollowed(event: Event, box: HTMLElement): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey && link !== null && box.contains(link);
}

function hear(name: string, listen: (event: Event) => void): () => void {
  document.addEventListener(name, listen, true);
  return () => document.removeEventListener(name, listen, true);
}

const joinAll =
  (...stops: (() => void)[]) =>
  () =>
    stops.forEach((stop) => stop());

function settleBeside(by: HTMLElement, box: HTMLElement, wish: { side: PopoverSide; align: PopoverAlign; gap: number }) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { x, y, side, room } = place({
    ...wish,
    anchor: by.getBoundingClientRect(),
    // Its height when nothing held it back: one that scrolls already knows it too.
    layer: { width: box.offsetWidth, height: box.scrollHeight + box.offsetHeight - box.clientHeight },
    viewport: { width, height },
    rtl: getComputedStyle(by).direction === 'rtl',
    margin,
  });
  box.dataset['side'] = side;
  box.style.setProperty('--galleria-layer-x', `${x}px`);
  box.style.setProperty('--galleria-layer-y', `${y}px`);
  box.style.setProperty('--galleria-layer-room', `${room}px`);
}
