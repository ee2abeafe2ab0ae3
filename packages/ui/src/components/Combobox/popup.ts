'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { bringIntoSight, sizeObserver } from '../../hooks/laidOut.ts';

/** Makes a layer at least as wide as its trigger, while it is open. Called before the layer finds its place, which depends on it. */
export function useWidthOf(anchor: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const [by, box] = [anchor.current, layer.current];
    if (!open || !by || !box) return;
    const fit = () => box.style.setProperty('--galleria-combobox-width', `${by.offsetWidth}px`);
    const sizes = sizeObserver(fit);
    fit();
    sizes.observe(by);
    return () => sizes.disconnect();
  }, [open, anchor, layer]);
}

/** Shows what is marked when the list opens: called after the layer stands, since before that nothing can be scrolled. */
export function useMarkedInSight(layer: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    if (open) bringIntoSight(layer.current?.querySelector('[aria-selected=true]'), { block: 'center' });
  }, [layer, open]);
}
