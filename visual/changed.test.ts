import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { affectedStories, filesChangedSince } from './changed.ts';

/** A small workspace: the screen uses the card through the package, the card uses the button and a picture. */
const files: Record<string, string> = {
  'packages/ui/package.json':
    '{"name":"@shop/ui","exports":{".":"./src/index.ts","./flows":{"types":"./src/flows/index.ts","default":"./src/flows/index.ts"}}}',
  'packages/ui/src/index.ts': "export { Card } from './Card/Card.tsx';",
  'packages/ui/src/flows/index.ts': 'export const flows = {};',
  'packages/ui/src/theme/tokens.ts': 'export const red = 1;',
  'packages/ui/src/Button/Button.tsx': "import * as css from './Button.css.ts';",
  'packages/ui/src/Button/Button.css.ts': '',
  'packages/ui/src/Button/Button.test.tsx': "import { Button } from './Button.tsx';",
  'packages/ui/src/Button/Button.stories.tsx':
    "import preview from '../../../../.storybook/preview.tsx';\nimport { Button } from './Button.tsx';",
  'packages/ui/src/Card/Card.tsx':
    "import { Button } from '../Button/Button.tsx';\nconst picture = new URL('./card.webp', import.meta.url);",
  'packages/ui/src/Card/card.webp': '',
  'packages/ui/src/Card/Card.stories.tsx': "import {\n  Card,\n} from './Card.tsx';",
  'packages/shop/package.json': '{"name":"@shop/front","exports":{"./*":"./src/*"}}',
  'packages/shop/src/useScreen.ts': "import type { flows } from '@shop/ui/flows';\nexport const load = () => import('./lazy.ts');",
  'packages/shop/src/lazy.ts':
    "const texts = import.meta.glob<Record<string, unknown>>(['./texts/*.json'], { import: 'default' });\nimport(`./days/${name}.ts`);",
  'packages/shop/src/texts/th.json': '',
  'packages/shop/src/days/monday.ts': '',
  'packages/shop/src/Screen.stories.tsx': "import { Card } from '@shop/ui';\nimport { useScreen } from '@shop/front/useScreen.ts';",
  'mocks/worker.ts': "import './clock.ts';",
  'mocks/clock.ts': '',
  'mocks/pictures/shoe.webp': '',
  '.storybook/preview.tsx': "import '../mocks/worker.ts';",
};

const stories = [
  { storyId: 'button--default', importPath: './packages/ui/src/Button/Button.stories.tsx' },
  { storyId: 'card--default', importPath: './packages/ui/src/Card/Card.stories.tsx' },
  { storyId: 'card--long', importPath: './packages/ui/src/Card/Card.stories.tsx' },
  { storyId: 'screen--ready', importPath: './packages/shop/src/Screen.stories.tsx' },
];
const all = stories.map(({ storyId }) => storyId);

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'changed-')));
  for (const [file, text] of Object.entries(files)) write(file, text);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('affectedStories', () => {
  const affected = (...changed: string[]) => affectedStories(stories, changed, root).map(({ storyId }) => storyId);

  it.each([
    ['a component with those that use it, near or through a package', 'packages/ui/src/Button/Button.tsx', all],
    ['a style', 'packages/ui/src/Button/Button.css.ts', all],
    ['a component that another does not use', 'packages/ui/src/Card/Card.tsx', ['card--default', 'card--long', 'screen--ready']],
    ['a picture named by its address', 'packages/ui/src/Card/card.webp', ['card--default', 'card--long', 'screen--ready']],
    ['a story file', 'packages/ui/src/Card/Card.stories.tsx', ['card--default', 'card--long']],
    ['a subpath export with conditions', 'packages/ui/src/flows/index.ts', ['screen--ready']],
    ['a subpath pattern', 'packages/shop/src/useScreen.ts', ['screen--ready']],
    ['a lazy import', 'packages/shop/src/lazy.ts', ['screen--ready']],
    ['a pattern of files', 'packages/shop/src/texts/th.json', ['screen--ready']],
    ['an import whose name is made at run time', 'packages/shop/src/days/monday.ts', ['screen--ready']],
    ['a test, which no story imports', 'packages/ui/src/Button/Button.test.tsx', []],
    ['an accepted picture', 'visual/baselines/card--long.dark.webp', ['card--long']],
    ['the words of a read-me', 'README.md', []],
    ['the preview', '.storybook/preview.tsx', all],
    ['what the preview imports', 'mocks/clock.ts', all],
    ['the theme', 'packages/ui/src/theme/tokens.ts', all],
    ['a manifest', 'packages/shop/package.json', all],
    ['the lockfile', 'pnpm-lock.yaml', all],
    ['a picture that no import names', 'mocks/pictures/shoe.webp', all],
    ['the runner', 'visual/page/frame.ts', all],
    ['a test of the runner', 'visual/stories.test.ts', []],
  ])('follows %s', (_, file, expected) => {
    expect(affected(file)).toEqual(expected);
  });

  it('takes nothing when nothing has changed', () => {
    expect(affected()).toEqual([]);
  });
});

it('finds committed, uncommitted, deleted and new files', () => {
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  write('mocks/clock.ts', 'export const now = 1;');
  git('commit', '-qam', 'second');
  write('mocks/worker.ts', '');
  write('packages/ui/src/Näw file.ts', '');
  rmSync(path.join(root, 'packages/shop/src/lazy.ts'));
  expect(filesChangedSince('HEAD', root).toSorted()).toEqual([
    'mocks/worker.ts',
    'packages/shop/src/lazy.ts',
    'packages/ui/src/Näw file.ts',
  ]);
  expect(filesChangedSince('HEAD~1', root)).toContain('mocks/clock.ts');
});
