import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './ports.ts';

const open: Server[] = [];

function occupy(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    open.push(server);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

test('gives the wanted port when nobody has it', async () => {
  const port = await occupy(0);
  await new Promise((resolve) => open.splice(0)[0]?.close(resolve));
  expect(await freePort(port)).toBe(port);
});

test('gives a later port when the wanted one is taken', async () => {
  const taken = await occupy(0);
  const port = await freePort(taken);
  expect(port).toBeGreaterThan(taken);
  expect(await occupy(port)).toBe(port);
});

test('says so when no port is left', async () => {
  await expect(freePort(65_536)).rejects.toThrow('Every port from 65536 upward is taken.');
});
