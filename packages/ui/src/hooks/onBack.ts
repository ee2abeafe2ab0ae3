/** What Chrome asks to close, on Android by the way back. */
interface Watcher extends EventTarget {
  /** Asks as the browser does. */
  requestClose: () => void;
  destroy: () => void;
}

declare global {
  var CloseWatcher: (new () => Watcher) | undefined;
}

/**
 * Has the device's way back close what is open, as an app would, where the browser tells of it (Chrome on Android): elsewhere it leads
 * to the page before. Returns the way to stop. The Escape key would come here, too, but is always taken before.
 */
export function onBack(close: () => void): () => void {
  const { CloseWatcher } = globalThis;
  const watcher = CloseWatcher && new CloseWatcher();
  watcher?.addEventListener('close', close);
  return () => watcher?.destroy();
}
