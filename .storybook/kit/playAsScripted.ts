import { FORCE_RE_RENDER, FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { toolbar } from './toolbar.ts';

type Globals = Record<string, unknown>;

interface Drawing {
  id: string;
  abortSignal: AbortSignal;
  viewMode: string;
  playFunction?: unknown;
  globals: Globals;
  /** What the story itself asks for. */
  storyGlobals?: Globals;
}

const { locale, network, currency } = toolbar.initialGlobals;

/** Whether its scenario answers what is shown. */
const isAnswered = (globals: Globals) => globals['network'] === network && globals['currency'] === currency;

/** Those that wait to be drawn as the toolbar says when they have been played; from one mount to the next the signal is the same. */
const waiting = new WeakSet<AbortSignal>();
const played = new WeakSet<AbortSignal>();

/**
 * Before a story is drawn: one that will be played is drawn in English and with the network of its scenario, whatever the toolbar
 * says, so that no play function must know languages. A docs page plays nothing.
 */
export function beginAsScripted(drawing: Drawing): void {
  const { id, abortSignal, viewMode, playFunction, globals, storyGlobals } = drawing;
  playAgainWhenAnswered(playFunction && viewMode !== 'docs' ? id : undefined, isAnswered(globals));
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

let replayable: string | undefined;
let wasAnswered = true;
let listens = false;

/**
 * Leads back to what a story shows: drawn with another network or currency it has lost what its play had opened, so it is played
 * again when the toolbar says "as scripted" again.
 */
function playAgainWhenAnswered(id: string | undefined, answered: boolean): void {
  replayable = id;
  wasAnswered = answered;
  if (listens) return;
  listens = true;
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, ({ globals }: { globals: Globals }) => {
    const leadsBack = !wasAnswered && isAnswered(globals);
    wasAnswered = isAnswered(globals);
    // Storybook draws it with the new globals first.
    if (leadsBack && replayable) setTimeout((storyId: string) => channel.emit(FORCE_REMOUNT, { storyId }), 0, replayable);
  });
}
