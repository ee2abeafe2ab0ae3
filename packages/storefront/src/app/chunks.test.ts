import { describe, expect, test, vi } from 'vitest';
import { ChunkFailure, isChunkFailure, loadChunk, mayReload, reportRecovered } from './chunks.ts';

interface Blocked {
  storage?: boolean;
  history?: boolean;
}

/** A browser's storage and history; each may be blocked. */
function browser({ storage, history }: Blocked = {}, first: unknown = { key: 'abc', idx: 3 }) {
  const refuse = (): never => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  const kept = new Map<string, string>();
  let state = first;
  return {
    get sessionStorage() {
      return storage
        ? refuse()
        : { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) };
    },
    history: {
      get state() {
        return state;
      },
      replaceState: (next: unknown) => (history ? refuse() : void (state = next)),
    },
  };
}

const noon = Date.UTC(2024, 5, 15, 12);

describe.each<[string, Blocked]>([
  ['with all a browser has', {}],
  ['with the storage blocked', { storage: true }],
  ['with the history blocked', { history: true }],
])('the page reloads at most once a minute, %s', (_, blocked) => {
  test('once, then not for a minute, then once more', () => {
    const view = browser(blocked);
    expect(mayReload(noon, view)).toBe(true);
    expect(mayReload(noon + 1, view)).toBe(false);
    expect(mayReload(noon + 59_999, view)).toBe(false);
    expect(mayReload(noon + 60_000, view)).toBe(true);
    expect(mayReload(noon + 60_001, view)).toBe(false);
  });

  test('a clock that is set back by an hour does not keep it from mending', () => {
    const view = browser(blocked);
    mayReload(noon, view);
    expect(mayReload(noon - 3_600_000, view)).toBe(true);
    expect(mayReload(noon - 3_600_000 + 1, view)).toBe(false);
  });
});

test('it never reloads where it could not remember that it did', () => {
  const view = browser({ storage: true, history: true });
  expect(mayReload(noon, view)).toBe(false);
});

test("what the router keeps in the history stays, and a stranger's state does no harm", () => {
  const view = browser();
  mayReload(noon, view);
  expect(view.history.state).toMatchObject({ key: 'abc', idx: 3 });
  for (const state of [null, 'text', 7, { 'galleria.reloaded': 'soon' }])
    expect(mayReload(noon, browser({ storage: true }, state))).toBe(true);
});

describe('loading a part', () => {
  const online = Object.assign(new EventTarget(), { navigator: { onLine: true } });

  test('gives the part', async () => {
    expect(await loadChunk(async () => 'menu', online)).toBe('menu');
  });

  test('that does not come is a failure of its own kind', async () => {
    const cause = new TypeError('Failed to fetch');
    await expect(loadChunk(() => Promise.reject(cause), online)).rejects.toThrow(ChunkFailure);
    await expect(loadChunk(() => Promise.reject(cause), online)).rejects.toHaveProperty('cause', cause);
  });
});

test.each([
  new ChunkFailure('No.'),
  new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/a.js'),
  new TypeError('error loading dynamically imported module: https://shop.example/assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
])('%s is a part that did not come', (cause) => {
  expect(isChunkFailure(cause)).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new Error('dynamically imported module'),
  'text',
  undefined,
])('%s is a defect', (cause) => {
  expect(isChunkFailure(cause)).toBe(false);
});

test('of what React recovered from all is reported but parts that did not come', () => {
  const report = vi.fn();
  reportRecovered(new Error('React recovered.', { cause: new ChunkFailure('No.') }), report);
  expect(report).not.toHaveBeenCalled();
  const defect = new Error('React recovered.', { cause: new TypeError("Cannot read properties of undefined (reading 'map')") });
  reportRecovered(defect, report);
  expect(report).toHaveBeenCalledExactlyOnceWith(defect);
});
