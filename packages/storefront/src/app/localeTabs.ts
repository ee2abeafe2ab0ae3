import { type Locale, localeOf } from '@galleria/ui/i18n';

/** The way to the other tabs for a language that was chosen. */
export interface LocaleTabs {
  post: (locale: Locale) => void;
  /** Returns the way to stop. */
  listen: (listener: (locale: Locale) => void) => () => void;
}

/** A browser without channels, or one that allows none, keeps each tab's language to itself until the next page. */
export function localeTabs(open: () => BroadcastChannel = () => new BroadcastChannel('galleria.locale')): LocaleTabs {
  let channel: BroadcastChannel | undefined;
  try {
    channel = open();
  } catch {
    return { post: () => {}, listen: () => () => {} };
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    post: (locale) => channel.postMessage(locale),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const locale = typeof data === 'string' ? localeOf(data) : undefined;
        if (locale) listener(locale);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
