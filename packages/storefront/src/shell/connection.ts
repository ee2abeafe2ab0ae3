/** The connection: there, gone, or there again. */
type ConnectionPhase = 'online' | 'offline' | 'back';

type View = Pick<Window, 'addEventListener' | 'removeEventListener'> & { navigator: Pick<Navigator, 'onLine'> };

/** Watches the browser's connection; that it is back is said for `stay` milliseconds, 0 for good. */
export function createConnection(stay: number, view: View = window) {
  let phase: ConnectionPhase = view.navigator.onLine ? 'online' : 'offline';
  return {
    get: () => phase,
    subscribe(draw: () => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const turn = (next: ConnectionPhase) => {
        clearTimeout(timer);
        phase = next;
        draw();
      };
      const lose = () => turn('offline');
      const find = () => {
        if (phase !== 'offline') return;
        turn('back');
        if (stay > 0) timer = setTimeout(turn, stay, 'online');
      };
      view.addEventListener('offline', lose);
      view.addEventListener('online', find);
      return () => {
        clearTimeout(timer);
        view.removeEventListener('offline', lose);
        view.removeEventListener('online', find);
      };
    },
  };
}
