import { parseArgs } from 'node:util';
import type { ServerOptions } from './server.ts';
import type { StoreOptions } from './store.ts';

/** Settings of the mock server. */
export interface MockOptions extends Omit<StoreOptions, 'seed'>, Required<ServerOptions> {
  port: number;
  /** The address that the server listens on. */
  host: string;
}

export const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  'allowed-host': { type: 'string', multiple: true },
  memory: { type: 'boolean', default: false },
  reset: { type: 'boolean', default: false },
  file: { type: 'string' },
  seed: { type: 'string', default: '1' },
  latency: { type: 'string', default: '0' },
  fail: { type: 'string', default: '0' },
  help: { type: 'boolean', default: false },
} as const;

/** What `--help` prints. */
export const help = `The mock marketplace over HTTP; its back office is the page /_mock.

  --port PORT          listens there (4010); 0 is any free port
  --host HOST          on this address (127.0.0.1)
  --allowed-host HOST  opens /_mock under this host name too, not only 127.0.0.1, localhost and [::1]; may be repeated
  --memory             keeps nothing and forgets everything at its end
  --reset              begins anew instead of going on with what was kept
  --file FILE          keeps the marketplace there (node_modules/.cache/galleria/market.json)
  --seed N             decides everything that is made up by chance, in a marketplace that begins anew (1)
  --latency MS         answers the API so many milliseconds late; MIN-MAX: as late as chance says
  --fail SHARE         answers this share of the API's calls, 0 to 1, with a fault that is over at once
  --help               prints this
`;

/** Settings from a command line; `help` when that is what is wanted. Throws a sentence about what it cannot read. */
export function readOptions(args: readonly string[]): MockOptions | 'help' {
  const { values } = parseArgs({ args: [...args], options });
  const { memory, reset, file, 'allowed-host': allowed = [] } = values;
  if (values.help) return 'help';
  const host = values.host || wrong('--host', 'an address', values.host);
  return {
    port: readNumber('--port', values.port, { most: 65_535, whole: true }),
    host,
    hosts: [host, ...allowed.map((name) => name || wrong('--allowed-host', 'a host name', name))],
    memory,
    reset,
    file: file === '' ? wrong('--file', 'the name of a file', file) : file,
    seed: readNumber('--seed', values.seed, { most: 2 ** 31 - 1, whole: true }),
    latency: readRange(values.latency),
    fail: readNumber('--fail', values.fail, { most: 1 }),
  };
}

function readNumber(name: string, text: string, { most, whole = false }: { most: number; whole?: boolean }): number {
  const fits = (whole ? /^\d+$/ : /^\d*\.?\d+$/).test(text) && Number(text) <= most;
  return fits ? Number(text) : wrong(name, `a ${whole ? 'whole ' : ''}number from 0 to ${most}`, text);
}

/** Longest time that an answer may be held back: a minute. */
const slowest = 60_000;

function readRange(text: string): { least: number; most: number } {
  const [, least, most = least] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const range = { least: Number(least), most: Number(most) };
  const fits = range.least <= range.most && range.most <= slowest;
  return fits ? range : wrong('--latency', `milliseconds, as 300 or 100-800, up to ${slowest}`, text);
}

function wrong(name: string, wanted: string, text: string): never {
  throw new Error(`${name} wants ${wanted}, not "${text}". See --help.`);
}
