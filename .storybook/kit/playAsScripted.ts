import { FORCE_RE_RENDER } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { toolbar } from './toolbar.ts';

type Globals = Record<string, unknown>;

interface Drawing {
  abortSignal: AbortSignal;
  viewMode: string;
  playFunction?: unknown;
  globals: Globals;
  /** What the story itself asks for. */
  storyGlobals?: Globals;
}

const { locale, network, currency } = toolbar.initialGlobals;

/** Those that wait to be drawn as the toolbar says when they have been played; from one mount to the next the signal is the same. */
const waiting = new WeakSet<AbortSignal>();
const played = new WeakSet<AbortSignal>();

/**
 * Before a story is drawn: one that will be played is drawn in English and with the network of its scenario, whatever the toolbar
 * says, so that no play function must know languages. A docs page plays nothing.
 */
export function beginAsScripted(drawing: Drawing): void {
  const { abortSignal, viewMode, playFunction, globals, storyGlobals } = drawing;
  if (!playFunction || viewMode === 'docs' || played.has(abortSignal)) return;
  const scripted = { ...globals, locale, network, currency, ...storyGlobals };
  const isScripted = (['locale', 'network', 'currency'] as const).every((name) => scripted[name] === globals[name]);
  if (isScripted) return;
  waiting.add(abortSignal);
  drawing.globals = scripted;
}

/** When a story has been played: it is drawn as the toolbar says. What it opened stays open, unless the network or the currency is another. */
export function drawAsChosen({ abortSignal }: Drawing): void {
  played.add(abortSignal);
  if (waiting.delete(abortSignal)) addons.getChannel().emit(FORCE_RE_RENDER);
}
