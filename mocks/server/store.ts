import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMarket } from '../market/seed.ts';
import type { Market, MarketState } from '../market/state.ts';

/** Below the folder in which the server was started. */
const defaultFile = path.resolve('node_modules/.cache/galleria/market.json');

/** Raised when the stored data changes its meaning without changing its keys. */
const version = 2;

/** Milliseconds in which many changes are written as one. */
const pause = 250;

export interface StoreOptions {
  /** Forget everything at the end. */
  memory?: boolean;
  /** Begin anew. */
  reset?: boolean;
  /** Where the market is kept. */
  file?: string | undefined;
  /** Seed of a market that begins anew. */
  seed?: number;
  log?: Market['log'];
  /** Runs something later; a test passes its own. */
  later?: (work: () => void, milliseconds: number) => void;
}

/** A market and where it is kept. */
export interface Store {
  market: Market;
  /** Says that the market has changed; it is written soon. */
  save: () => void;
  /** Writes at once what has not been written. */
  flush: () => void;
  /** Begins anew, with the same seed; whoever holds the market object sees the new state. */
  reset: () => void;
}

/** A market on the real clock that outlives its server: who was signed in stays so over a restart. */
export function openStore(options: StoreOptions = {}): Store {
  const { memory = false, reset = false, file = defaultFile, seed = 1, log = () => {}, later = inBackground } = options;
  const market = createMarket({ now: Date.now, seed, log });
  let changed = false;
  if (!memory && reset) rmSync(file, { force: true });
  if (!memory) Object.assign(market.state, readKept(file, market.state));

  function flush() {
    if (!changed) return;
    changed = false;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ version, state: market.state }));
      renameSync(`${file}.new`, file);
    } catch (error) {
      console.error(`The marketplace cannot be kept in ${file}:`, error);
    }
  }

  function save() {
    if (memory || changed) return;
    changed = true;
    later(flush, pause);
  }

  return {
    market,
    save,
    flush,
    reset() {
      Object.assign(market.state, createMarket({ now: Date.now, seed }).state);
      save();
    },
  };
}

const inBackground = (work: () => void, milliseconds: number) => void setTimeout(work, milliseconds).unref();

/** What was kept, if it has exactly the parts of today's market; any other file is left alone until it is written over. */
function readKept(file: string, today: MarketState): object {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { state, ...rest } = Object(kept);
    return rest.version === version && alike(state, today) && alike(state.settings, today.settings) ? state : {};
  } catch {
    return {};
  }
}

const alike = (kept: unknown, today: object) =>
  typeof kept === 'object' && kept !== null && String(Object.keys(kept).toSorted()) === String(Object.keys(today).toSorted());
