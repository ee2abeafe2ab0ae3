import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { affectedStories, changesSince } from './changed.ts';
import { StorySources } from './sources.ts';
import { packWitnesses, type Witness, witnessFolder } from './witness.ts';

/** A small workspace: the screen uses the card through the package, the card uses the button and a picture. */
const files: Record<string, string> = {
  'packages/ui/package.json':
    '{"name":"@shop/ui","exports":{".":"./src/index.ts","./flows":{"types":"./src/flows/index.ts","default":"./src/flows/index.ts"}}}',
  'packages/ui/src/index.ts': "export { Button } from './Button/Button.tsx';\nexport * from './Card/Card.tsx';",
  'packages/ui/src/flows/index.ts': 'export const flows = {};',
  'packages/ui/src/unused.ts': 'export type red = 1;',
  'packages/ui/src/theme/tokens.ts': 'export const red = 1;',
  'packages/ui/src/Button/Button.tsx': "import * as css from './Button.css.ts';",
  'packages/ui/src/Button/Button.css.ts': "import { style } from 'styles';\nexport const button = style({ color: 'red' });",
  'packages/ui/src/Button/Button.test.tsx': "import { Button } from './Button.tsx';",
  'packages/ui/src/Button/Button.stories.tsx':
    "import preview from '../../../../.storybook/preview.tsx';\nimport { Button } from './Button.tsx';",
  'packages/ui/src/Card/Card.tsx':
    "import { Button } from '../Button/Button.tsx';\nexport const Card = Button;\nconst picture = new URL('./card.webp', import.meta.url);",
  'packages/ui/src/Card/card.webp': '',
  'packages/ui/src/Card/Card.stories.tsx': "import {\n  Card,\n} from './Card.tsx';",
  'packages/shop/package.json': '{"name":"@shop/front","exports":{"./*":"./src/*"}}',
  'packages/shop/src/useScreen.ts':
    "import { flows } from '@shop/ui/flows';\nimport type { red } from '../../ui/src/unused.ts';\nexport const load = () => import('./lazy.ts');",
  'packages/shop/src/lazy.ts':
    "const texts = import.meta.glob<Record<string, unknown>>(['./texts/*.json'], { import: 'default' });\nimport(`./days/${name}.ts`);",
  'packages/shop/src/texts/th.json': '',
  'packages/shop/src/days/monday.ts': '',
  'packages/shop/src/Screen.stories.tsx': "import { Card } from '@shop/ui';\nimport { useScreen } from '@shop/front/useScreen.ts';",
  'mocks/worker.ts': "import './clock.ts';",
  'mocks/clock.ts': '',
  'mocks/pictures/shoe.webp': '',
  '.storybook/preview.tsx': "import '../mocks/worker.ts';\nimport './kit/texts.ts';\nimport('./docs/Page.tsx');",
  '.storybook/kit/texts.ts': "import '../../packages/ui/src/i18n/messages.ts';",
  '.storybook/docs/Page.tsx': '',
  'packages/ui/src/i18n/messages.ts': "export const files = import.meta.glob('./*/*.json');",
  'packages/ui/src/i18n/en/card.json': '{"title":"Card","steps":["one","two"],"left_one":"one","left_other":"some"}',
  'packages/ui/src/i18n/th/card.json': '{"title":"การ์ด","left_other":"บ้าง"}',
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
  // As if the file had been empty.
  const affected = (...changed: string[]) =>
    affectedStories(stories, { files: changed, before: () => undefined }, root).map(({ storyId }) => storyId);

  it.each([
    ['a component with those that use it, near or through a package', 'packages/ui/src/Button/Button.tsx', all],
    ['a style', 'packages/ui/src/Button/Button.css.ts', all],
    ['a module of which only a type is taken', 'packages/ui/src/unused.ts', []],
    ['a docs page, which stands beside the stories', '.storybook/docs/Page.tsx', []],
    ['a component that another does not use', 'packages/ui/src/Card/Card.tsx', ['card--default', 'card--long', 'screen--ready']],
    ['a picture named by its address', 'packages/ui/src/Card/card.webp', ['card--default', 'card--long', 'screen--ready']],
    ['a story file', 'packages/ui/src/Card/Card.stories.tsx', ['card--default', 'card--long']],
    ['a subpath export with conditions', 'packages/ui/src/flows/index.ts', ['screen--ready']],
    ['a subpath pattern', 'packages/shop/src/useScreen.ts', ['screen--ready']],
    ['a lazy import', 'packages/shop/src/lazy.ts', ['screen--ready']],
    ['a pattern of files', 'packages/shop/src/texts/th.json', ['screen--ready']],
    ['an import whose name is made at run time', 'packages/shop/src/days/monday.ts', ['screen--ready']],
    ['a test, which no story imports', 'packages/ui/src/Button/Button.test.tsx', []],
    ['an accepted picture', 'visual/baselines/card--long.dark.avif', ['card--long']],
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

describe('what was recorded of the stories', () => {
  const variants: { storyId: string; importPath: string; variant?: string }[] = [
    ...stories,
    { storyId: 'card--default', importPath: './packages/ui/src/Card/Card.stories.tsx', variant: 'th' },
  ];
  const buttonStyle = 'packages/ui/src/Button/Button.css.ts';
  const record = (title: string, importPath: string, witnesses: Record<string, Witness>) =>
    write(
      `${witnessFolder}/${title}.json`,
      JSON.stringify(packWitnesses(new StorySources(root).of(importPath), new Map(Object.entries(witnesses)))),
    );
  const recordAll = () => {
    record('button', './packages/ui/src/Button/Button.stories.tsx', { 'button--default': { messages: [], styles: [buttonStyle] } });
    record('card', './packages/ui/src/Card/Card.stories.tsx', {
      'card--default': { messages: ['card:title', 'card:left_one', 'card:steps.0'], styles: [] },
      'card--long': { messages: ['card:title@th'], styles: [buttonStyle] },
    });
    record('screen', './packages/shop/src/Screen.stories.tsx', { 'screen--ready': { messages: ['card:other'], styles: [] } });
  };
  const affected = (file: string, before: string) =>
    affectedStories(variants, { files: [file], before: () => before }, root).map(
      ({ storyId, variant = 'base' }) => `${storyId} ${variant}`,
    );
  const [english, thai] = ['packages/ui/src/i18n/en/card.json', 'packages/ui/src/i18n/th/card.json'];
  const text = (file: string, change: object) => JSON.stringify({ ...JSON.parse(files[file] ?? ''), ...change });
  beforeAll(recordAll);

  it.each([
    ['one sentence', english, text(english, { title: 'A card' }), ['card--default base']],
    ['a form of a plural', english, text(english, { left_other: 'many' }), ['card--default base']],
    ['a new part of a list', english, text(english, { steps: ['one'] }), ['card--default base']],
    ['a sentence that is new', english, text(english, { title: undefined }), ['card--default base']],
    ['a sentence that nobody asks for', english, text(english, { away: 'gone' }), []],
    [
      'a Thai sentence, in the Thai picture and in a story that is in Thai',
      thai,
      text(thai, { title: 'x' }),
      ['card--long base', 'card--default th'],
    ],
    ['a Thai sentence of which the story asked for another form', thai, text(thai, { left_other: 'x' }), ['card--default th']],
    ['a style', buttonStyle, `${files[buttonStyle]}\n`.replace('red', 'blue'), ['button--default base', 'card--long base']],
  ])('asks for %s', (_, file, before, expected) => {
    expect(affected(file, before)).toEqual(expected);
  });

  it.each([
    ['a style with a rule for all', `${files[buttonStyle]}\nglobalStyle('html', {});`],
    ['a style with another export', `${files[buttonStyle]}\nexport const size = 4;`],
    ['a style with other imports, which may stand in another order', `import './other.css.ts';\n${files[buttonStyle]}`],
  ])('asks for all that import %s', (_, before) => {
    expect(affected(buttonStyle, before)).toEqual([
      'button--default base',
      'card--default base',
      'card--long base',
      'screen--ready base',
      'card--default th',
    ]);
  });

  it('asks for nobody when an index passes on more, and for all when it leads elsewhere', () => {
    const index = files['packages/ui/src/index.ts'] ?? '';
    expect(affected('packages/ui/src/index.ts', "export * from './Card/Card.tsx';")).toEqual([]);
    expect(affected('packages/ui/src/index.ts', index.replace('Button.tsx', 'Other.tsx'))).toHaveLength(5);
  });

  it('asks for a story without a record, and for one whose record is older than what it is made of', () => {
    write(`${witnessFolder}/button.json`, JSON.stringify(packWitnesses('', new Map([['button--other', { messages: [], styles: [] }]]))));
    write('packages/ui/src/Card/Card.stories.tsx', `${files['packages/ui/src/Card/Card.stories.tsx']}\nconst more = 1;`);
    expect(affected(english, text(english, { away: 'gone' }))).toEqual(['button--default base', 'card--default base', 'card--long base']);
    expect(affected(buttonStyle, `${files[buttonStyle]} `.replace('red', 'blue'))).toEqual([
      'button--default base',
      'card--default base',
      'card--long base',
      'card--default th',
    ]);
    write('packages/ui/src/Card/Card.stories.tsx', files['packages/ui/src/Card/Card.stories.tsx'] ?? '');
    recordAll();
  });

  it('holds a record for good while only texts and styles change', () => {
    write(buttonStyle, (files[buttonStyle] ?? '').replace('red', 'green'));
    write(english, '{}');
    expect(affected(buttonStyle, files[buttonStyle] ?? '')).toEqual(['button--default base', 'card--long base']);
    for (const file of [buttonStyle, english]) write(file, files[file] ?? '');
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
  expect(changesSince('HEAD', root).files.toSorted()).toEqual([
    'mocks/worker.ts',
    'packages/shop/src/lazy.ts',
    'packages/ui/src/Näw file.ts',
  ]);
  expect(changesSince('HEAD~1', root).files).toContain('mocks/clock.ts');
  expect(changesSince('HEAD', root).before('mocks/clock.ts')).toBe('export const now = 1;');
  expect(changesSince('HEAD~1', root).before('mocks/clock.ts')).toBe('');
  expect(changesSince('HEAD', root).before('packages/ui/src/Näw file.ts')).toBeUndefined();
});
