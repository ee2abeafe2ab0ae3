import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;

/** What only a browser's React has: hooks, contexts, handlers and refs, and the packages that are made of them. */
const clientOnly = [
  /(?<![.\w]|function )use(?:[A-Z]\w*)?(?:<[^()]*>)?\(/,
  /\b(?:createContext|lazy(?:Component|Optional|WithRetry)?)(?:<[^()]*>)?\(/,
  /\s(?:ref|on[A-Z]\w*)=\{/,
  /^(?:import|export) (?!type )[^;]*from '(?:@formisch\/react|react-i18next|downshift|@radix-ui\/[\w-]+)'/m,
];

function needsClient(source: string): boolean {
  const code = source.replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '');
  return clientOnly.some((sign) => sign.test(code));
}

test('a module that only a browser can run is told from one that a server can', () => {
  expect(
    ['const [open] = useState<Set<string>>(new Set());', 'const value = use(Context);', '<button onClick={press} />'].map(needsClient),
  ).toEqual([true, true, true]);
  expect(["import { useState } from 'react';", '// useState(1)', 'export function usePress() {}', 'house(1)'].map(needsClient)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

const modules = globSync('**/*.{ts,tsx}', { cwd: here }).filter(
  (file) => !/\.(?:stories|browser|test|test-d|parts|css)\.|^conformance/.test(file.replaceAll(path.sep, '/')),
);

// Without it a server component of a framework, such as a page of Next, cannot import the module.
test('"use client" begins the modules that a server cannot run, and no others', () => {
  const wrong = modules.filter((file) => {
    const source = readFileSync(path.join(here, file), 'utf8');
    return source.startsWith(`'use client';\n`) !== needsClient(source);
  });
  expect(wrong, `Begin these with 'use client', or take it away where nothing needs it.`).toEqual([]);
});
