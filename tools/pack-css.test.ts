import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cssNames, foreignNames } from './pack/css-names.ts';

const library = mkdtempSync(path.join(os.tmpdir(), 'library-'));

afterEach(() => rmSync(library, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(library, 'dist', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

test('reads the classes and animations of a stylesheet, and nothing else that has a dot', () => {
  const css = '/* .no */ .a_1:hover>.b-c{opacity:.5;width:1.5em;background:url(x.png);content:".no"} @keyframes spin{from{top:0}}';
  expect([...cssNames(css)]).toEqual(['a_1', 'b-c', 'spin']);
});

test('what a component imports is its own, the theme is nobody’s, the rest is foreign', () => {
  write({
    'index.js': `export { Button } from './components/Button/Button.js';\nexport { Tabs } from './components/Tabs/Tabs.js';`,
    'theme/theme.css': '.dark{}',
    'components/Button/Button.js': `import '#css/components/Button/Button.css';\nimport {\n  Spinner\n} from "../Spinner/Spinner.js";`,
    'components/Button/Button.css': '.button{} .shared{}',
    'components/Spinner/Spinner.js': `import "#css/components/Spinner/Spinner.css";`,
    'components/Spinner/Spinner.css': '.spinner{} @keyframes turn{}',
    'components/Tabs/Tabs.js': `import '#css/components/Tabs/Tabs.css';`,
    'components/Tabs/Tabs.css': '.tabs{} .shared{}',
  });
  const { own, foreign } = foreignNames(library, 'Button');
  expect([...own].toSorted()).toEqual(['button', 'shared', 'spinner', 'turn']);
  expect([...foreign]).toEqual(['tabs']);
});

test('a package without the component is refused', () => {
  write({ 'index.js': '' });
  expect(() => foreignNames(library, 'Button')).toThrow('one dist/**/Button.js');
});
