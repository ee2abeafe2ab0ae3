import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { toolbar } from '../kit/toolbar.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Globals as they stand in an address. */
export const globalsText = (globals: Globals) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** The same, read from an address. */
export function readGlobals(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value !== undefined ? [[name, value]] : [])));
}

/** What the toolbar begins with, of what a reader sees in every story: a network is that of the story that it was chosen for. */
const { network: _, currency: __, ...kept } = toolbar.initialGlobals;
const beginnings = new Map<string, unknown>(Object.entries(kept));

/** The language, the theme and the like that this page is shown with, as far as they are not as in the beginning. */
export function useKeptGlobals(): Readonly<Record<string, string>> {
  return readGlobals(useSyncExternalStore(subscribe, present));
}

function subscribe(changed: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, changed);
  return () => channel.off(GLOBALS_UPDATED, changed);
}

function present(): string {
  const [payload]: { userGlobals?: Globals; globals?: Globals }[] = addons.getChannel().last(GLOBALS_UPDATED) ?? [];
  const globals = payload?.userGlobals ?? payload?.globals ?? readGlobals(new URLSearchParams(location.search).get('globals') ?? '');
  return globalsText(
    Object.fromEntries(Object.entries(globals).filter(([name, value]) => beginnings.has(name) && beginnings.get(name) !== value)),
  );
}
