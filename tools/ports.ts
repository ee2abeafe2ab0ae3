import { createServer } from 'node:net';

const lastPort = 65_535;

/** The first port from `wanted` upward that nobody listens on, on 127.0.0.1. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port <= lastPort; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`Every port from ${wanted} upward is taken.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
