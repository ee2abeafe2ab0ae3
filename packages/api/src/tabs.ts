/** What becomes of a session: it starts, its token is refused, or the shopper signs out. */
export const sessionEvents = ['started', 'ended', 'signedOut'] as const;
export type SessionEvent = (typeof sessionEvents)[number];

/** The other tabs of this browser. The browser's own way to them is `browserTabs()`. */
export interface Tabs {
  /** Tells them what became of the session; they look into the cookies for the rest. */
  post(event: SessionEvent): void;
  /** Calls back with what they tell, and with `seen` when this page is looked at again and may have missed it. Returns the way to stop. */
  listen(listener: (event: SessionEvent | 'seen') => void): () => void;
}

/**
 * The way to the other tabs: a channel that carries news and never a token, and a look whenever the page is seen again,
 * for browsers without channels and pages that slept.
 */
export function browserTabs(
  open: () => BroadcastChannel = () => new BroadcastChannel('galleria.session'),
  view: EventTarget = window,
  page: EventTarget & Pick<Document, 'visibilityState'> = document,
): Tabs {
  let channel: BroadcastChannel | undefined;
  try {
    channel = open();
  } catch {
    // No channels here, or not allowed: the look is what remains.
  }
  return {
    post(event) {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
        channel?.postMessage(event);
      } catch {
        // They will look for themselves.
      }
    },
    listen(listener) {
      const stop = new AbortController();
      const { signal } = stop;
      const onSeen = () => page.visibilityState === 'visible' && listener('seen');
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const event = sessionEvents.find((known) => known === data);
        if (event) listener(event);
      };
      channel?.addEventListener('message', onMessage, { signal });
      view.addEventListener('pageshow', onSeen, { signal });
      page.addEventListener('visibilitychange', onSeen, { signal });
      return () => {
        stop.abort();
        channel?.close();
      };
    },
  };
}
