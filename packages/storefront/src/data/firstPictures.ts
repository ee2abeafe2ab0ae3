import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which pictures that do not come hold nothing up any more. */
const patience = 1000;

let onTheirWay: Promise<unknown> | undefined;

/** Asks for the pictures that are seen first, before anything is drawn. Whether they come is for those to say who show them. */
export function askForPictures(sources: readonly string[]): void {
  if (sources.length === 0) return;
  const come = sources.map((src) => {
    const picture = new Image();
    picture.src = src;
    return picture.decode();
  });
  onTheirWay = Promise.race([Promise.allSettled(come), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Whether the pictures that are seen first are there: until then what is further down would only take their place in the queue. */
export function useFirstPictures(): boolean {
  const [there, set] = useState(() => onTheirWay === undefined);
  useEffect(() => {
    if (there) return;
    let isMounted = true;
    // They may have come between drawing and this.
    void Promise.resolve(onTheirWay).then(() => {
      onTheirWay = undefined;
      // All that is further down follows: drawn in slices, so that nothing that is pressed meanwhile waits for it.
      if (isMounted) startTransition(() => set(true));
    });
    return () => {
      isMounted = false;
    };
  }, [there]);
  return there;
}
