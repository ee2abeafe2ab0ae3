import { vi } from 'vitest';
import type { MarketState } from '../mocks/market/state.ts';

/** What happens outside the storefront: the operator, merchants, couriers, the shopper's phone. */
export interface BackOffice {
  /** Does something in the marketplace's back office, such as `orders/SH…/ship`; throws its message when it refuses. */
  simulate: (what: string, fields?: object) => Promise<void>;
  /** What the marketplace knows of shoppers and what they have bought. */
  known: () => Promise<Known>;
  /** The one-time code that was sent last to a phone number or an e-mail address. */
  codeFor: (contact: string) => Promise<string>;
  /** The key of the QR code that was asked for last. */
  lastQrCode: () => Promise<string>;
  /** The number of the application to open a shop that was sent last. */
  lastApplication: () => Promise<number>;
}

export type Known = Pick<MarketState, 'tokens' | 'carts' | 'orders' | 'collectedProducts' | 'codes' | 'qrCodes' | 'applications'>;

/** The marketplace's back office; `url` is called each time, since the marketplace may be restarted elsewhere. */
export function connectBackOffice(url: () => string): BackOffice {
  const state = async (): Promise<Known> => {
    const response = await fetch(`${url()}/_mock/state`, { headers: { Accept: 'application/json' } });
    return Object(await response.json());
  };
  return {
    known: state,
    async simulate(what, fields = {}) {
      const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
      const response = await fetch(`${url()}/_mock/${what}`, { method: 'POST', headers, body: JSON.stringify(fields) });
      const { ok, message } = Object(await response.json());
      if (ok !== true) throw new Error(`The marketplace refuses "${what}": ${message}`);
    },
    // The page may still be asking when a journey looks for what it asked for.
    codeFor: (contact) =>
      vi.waitFor(async () => {
        const codes = Object.entries((await state()).codes);
        const found = codes.findLast(([name]) => name.endsWith(`:${contact}`))?.[1].code;
        return found ?? raise(`No code was sent to ${contact}.`);
      }, patience),
    lastQrCode: () => vi.waitFor(async () => Object.keys((await state()).qrCodes).at(-1) ?? raise('No QR code was asked for.'), patience),
    lastApplication: () => vi.waitFor(async () => (await state()).applications.at(-1)?.id ?? raise('Nobody has applied.'), patience),
  };
}

const patience = { timeout: 10_000 };

function raise(message: string): never {
  throw new Error(message);
}
