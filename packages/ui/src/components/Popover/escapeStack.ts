type Close = () => void;

/** Layers that are open, the newest last. */
const layers: Close[] = [];

/**
 * Closes the newest open layer on the Escape key, and it alone. Heard on the window and before everybody else: a
 * dialog or a toast below the layer listens too, and leaves a key alone that was taken. Returns the way to stop.
 */
export function onEscape(close: Close): () => void {
  if (layers.length === 0) window.addEventListener('keydown', closeNewest, true);
  layers.push(close);
  return () => {
    layers.splice(layers.indexOf(close), 1);
    if (layers.length === 0) window.removeEventListener('keydown', closeNewest, true);
  };
}

function closeNewest(event: KeyboardEvent) {
  // In a composition the key belongs to the input method.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  layers.at(-1)?.();
}
