import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@galleria/api';
import { expect, test } from 'vitest';
import { standardStates } from '../standardStates.ts';

const root = path.resolve(import.meta.dirname, '../..');
const texts = new Map(
  globSync(['packages/*/src/**/*.stories.tsx', '.storybook/kit/*.{ts,tsx}', 'mocks/scenarios/*.ts'], { cwd: root }).map((file) => [
    file.replaceAll(path.sep, '/'),
    readFileSync(path.join(root, file), 'utf8'),
  ]),
);

/** The ready-made states: which of them a screen can be in is its own affair. */
const readyMade = new Set(Object.keys(standardStates({ endpoints: [site] })));

test('each scenario is shown by a story', async () => {
  const files = [...texts.keys()].filter((file) => file.startsWith('mocks/scenarios/') && !file.endsWith('.test.ts'));
  const unused: string[] = [];
  for (const file of files) {
    const exported: Record<string, unknown> = await import(path.join(root, file));
    for (const [name, scenarios] of Object.entries(exported).filter(([name]) => name.endsWith('Scenarios')))
      for (const key of Object.keys(Object(scenarios)))
        if (!readyMade.has(key) && !isUsed(file, name, key, texts)) unused.push(`${file}, ${name}.${key}`);
  }
  expect(unused, 'No story shows these scenarios: write the story, or remove them.').toEqual([]);
});

test('a scenario that no story shows is found, and no other', () => {
  const file = 'mocks/scenarios/cart.ts';
  const within = new Map([
    [file, 'export const cartScenarios = { full: scenario(), half: scenario(), empty: scenario(), lost: scenario() };'],
    [
      'mocks/scenarios/orders.ts',
      "import { cartScenarios } from './cart.ts';\nexport const orderScenarios = { half: cartScenarios.half };",
    ],
    ['a.stories.tsx', "import { cartScenarios as scenarios } from '@galleria/mocks/scenarios/cart.ts';\non(scenarios.full);"],
    ['b.stories.tsx', "import { cartScenarios } from '@galleria/mocks/scenarios/cart.ts';\nconst { empty } = cartScenarios;"],
    ['c.stories.tsx', "import { otherScenarios as scenarios } from '@galleria/mocks/scenarios/other.ts';\non(scenarios.lost);"],
  ]);
  expect(['full', 'half', 'empty', 'lost'].filter((key) => !isUsed(file, 'cartScenarios', key, within))).toEqual(['lost']);
});

/** Whether a file that imports the scenarios names this one. */
function isUsed(file: string, name: string, key: string, within: ReadonlyMap<string, string>): boolean {
  const importing = new RegExp(`\\b${name}(?: as (\\w+))?\\b[^;]*\\} from '[^']*/${path.posix.basename(file, '.ts')}\\.ts'`);
  return [...within].some(([other, text]) => {
    const imported = other === file ? [] : importing.exec(text);
    if (!imported) return false;
    const alias = imported[1] ?? name;
    return new RegExp(`\\b${alias}\\??\\.${key}\\b|\\b${key}\\b[^;=]*\\} = ${alias}\\b`).test(text);
  });
}
