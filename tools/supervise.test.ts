import { beforeEach, expect, test, vi } from 'vitest';
import { freePort } from './ports.ts';
import type { Service } from './services.ts';
import { supervise } from './supervise.ts';

/** Real processes start slowly on a busy machine. */
const patience = { timeout: 20_000 };
vi.setConfig({ testTimeout: patience.timeout });

const log = vi.spyOn(console, 'log');
const error = vi.spyOn(console, 'error');

beforeEach(() => {
  for (const spy of [log, error]) spy.mockReset().mockImplementation(() => {});
});

async function service(name: string, wanted: number, script = ''): Promise<Service> {
  const port = await freePort(wanted);
  const server = `import { createServer } from 'node:http'; createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1');`;
  return { name, address: `http://127.0.0.1:${port}`, args: ['--input-type=module', '-e', `${server} ${script}`] };
}

async function isUp(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

const printed = () => log.mock.calls.map(([line]) => line);

test('prints every address once all answer, and leaves nothing behind when asked to stop', async () => {
  const services = [await service('Api', 42_100), await service('Storybook', 42_200)];
  let ask = () => {};
  const running = supervise(services, new Promise<void>((resolve) => (ask = resolve)));
  await vi.waitUntil(() => printed().length > 0, patience);
  expect(printed()).toEqual([
    `Api        ${services[0]?.address}`,
    `Storybook  ${services[1]?.address}`,
    'Press Ctrl-C to stop all of them.',
  ]);
  ask();
  expect(await running).toBe(0);
  for (const { address } of services) expect(await isUp(address)).toBe(false);
});

test('stops all when one fails, and prints what it said', async () => {
  const services = [await service('Api', 42_300), await service('Shop', 42_400, 'console.error("no such file"); process.exit(3);')];
  expect(await supervise(services, new Promise(() => {}))).toBe(1);
  expect(error).toHaveBeenCalledWith('no such file\nShop ended with exit code 3.');
  expect(printed()).toEqual([]);
  expect(await isUp(services[0]?.address ?? '')).toBe(false);
});

test('passes on the output of a service that talks', async () => {
  const api = { ...(await service('Api', 42_500, 'console.log("code 123456");')), talks: true };
  await supervise(
    [api],
    vi.waitUntil(() => printed().includes('Api | code 123456'), patience).then(() => {}),
  );
  expect(printed()).toContain('Api | code 123456');
});
