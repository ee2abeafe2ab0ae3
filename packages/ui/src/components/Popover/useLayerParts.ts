import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** What a button and its layer know of each other: refs, and ids for `aria-controls` and `aria-labelledby`. */
export function useLayerParts() {
  const own = useId();
  const [buttonId, nameButton] = useState(`${own}button`);
  const [layerId, nameLayer] = useState(`${own}layer`);
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  return useMemo(() => ({ button, layer, buttonId, layerId, nameButton, nameLayer }), [buttonId, layerId]);
}

export type LayerParts = ReturnType<typeof useLayerParts>;

/** Tells the other part that the consumer gave this one an id of its own. */
export function useGivenId(given: string | undefined, name: (id: string) => void): void {
  useLayoutEffect(() => {
    if (given) name(given);
  }, [given, name]);
}
