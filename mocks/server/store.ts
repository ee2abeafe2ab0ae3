import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMarket } from '../market/seed.ts';
import type { Market } from '../market/state.ts';

const file = path.resolve(import.meta.dirname, '../../node_modules/.cache/galleria/market.json');

/** A market on the real clock that outlives its server: who was signed in stays so over a restart. */
export function openStore({ memory, reset }: { memory: boolean; reset: boolean }): { market: Market; save: () => void } {
  const market = createMarket(Date.now);
  if (memory) return { market, save: () => {} };
  if (reset) rmSync(file, { force: true });
  Object.assign(market.state, readKept());
  return {
    market,
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(market.state));
      renameSync(`${file}.new`, file);
    },
  };
}

function readKept(): object {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
