import { createMarket, type MarketOptions } from '../market/seed.ts';
import type { Market } from '../market/state.ts';
import { createMockServer, type ServerOptions } from './server.ts';

/** A mock server on any free port over a market of its own, for a test; `close` it at the end. */
export async function startTestServer({ now, ...options }: ServerOptions & Pick<MarketOptions, 'now'> = {}) {
  const market: Market = createMarket({ now });
  const counted = { saves: 0, requests: 0 };
  const server = createMockServer(
    {
      market,
      save: () => void counted.saves++,
      reset: () => void Object.assign(market.state, createMarket({ now }).state),
    },
    options,
  );
  server.on('request', () => void counted.requests++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    market,
    server,
    port,
    base: `http://127.0.0.1:${port}`,
    counted,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
