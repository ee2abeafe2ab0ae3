import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { addressChanged } from './events.ts';

/**
 * A text that stands in the address of Storybook under this name, empty when it is not there: a link shows the same page to the
 * next person. Leaving the page takes it out.
 */
export function useAddressed(name: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => new URLSearchParams(location.search).get(name) ?? '');
  const change = (next: string) => {
    setText(next);
    tell(name, next);
  };
  // Only what is there is taken out: each change writes the address anew.
  useEffect(() => () => void (new URLSearchParams(location.search).has(name) && tell(name, '')), [name]);
  return [text, change];
}

/** Both addresses: the one of the frame, which a reload of it reads, and the one that is seen. */
function tell(name: string, text: string): void {
  const address = new URL(location.href);
  if (text) address.searchParams.set(name, text);
  else address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  addons.getChannel().emit(addressChanged, { [name]: text || null });
}
