import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMarket } from '../market/seed.ts';
import type { Market, MarketState } from '../market/state.ts';

const defaultFile = path.resolve(import.meta.dirname, '../../node_modules/.cache/galleria/market.json');

export interface StoreOptions {
  /** Forget everything at the end. */
  memory?: boolean;
  /** Begin anew. */
  reset?: boolean;
  /** Where the market is kept. */
  file?: string | undefined;
}

/** A market on the real clock that outlives its server: who was signed in stays so over a restart. */
export function openStore({ memory = false, reset = false, file = defaultFile }: StoreOptions = {}): { market: Market; save: () => void } {
  const market = createMarket(Date.now);
  if (memory) return { market, save: () => {} };
  if (reset) rmSync(file, { force: true });
  Object.assign(market.state, readKept(file, market.state));
  return {
    market,
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(market.state));
      renameSync(`${file}.new`, file);
    },
  };
}

/** What was kept, if it has the parts of today's market; a file of another version is left alone until it is written over. */
function readKept(file: string, today: MarketState): object {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const fits = typeof kept === 'object' && kept !== null && Object.keys(today).every((part) => Object.hasOwn(kept, part));
    return fits ? kept : {};
  } catch {
    return {};
  }
}
