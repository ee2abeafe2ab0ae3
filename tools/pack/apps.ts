/** The apps that a consumer of the library might write, as source text. */
function main(imports: string, content: string): { 'main.tsx': string } {
  return {
    'main.tsx': `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
${imports}
function App() {
  const [open, setOpen] = useState(false);
  return <>${content}</>;
}
createRoot(document.getElementById('root')!).render(<App />);
`,
  };
}

const components = [
  'Button',
  'DialogRoot',
  'DialogContent',
  'DialogTitle',
  'TabsRoot',
  'TabsList',
  'TabsTab',
  'TabsPanel',
  'TextField',
  'Select',
];

/** React alone, which every size is measured against. */
export const plainApp = main('', '<button type="button" aria-pressed={open} onClick={() => setOpen(!open)}>Buy</button>');

export const buttonApp = main(
  `import '@galleria/ui/theme';\nimport { Button } from '@galleria/ui';`,
  '<Button aria-pressed={open} onClick={() => setOpen(!open)}>Buy</Button>',
);

/** The same by an entry of its own, from where a bundler sees nothing else of the library. */
export const buttonEntryApp = { 'main.tsx': buttonApp['main.tsx'].replace(`'@galleria/ui'`, `'@galleria/ui/components/Button'`) };

export const fiveComponentsApp = main(
  `import '@galleria/ui/theme';\nimport { ${components.join(', ')} } from '@galleria/ui';`,
  `
  <Button onClick={() => setOpen(true)}>Buy</Button>
  <DialogRoot open={open} onOpenChange={setOpen}>
    <DialogContent closeLabel="Close"><DialogTitle>Delivery</DialogTitle>Tomorrow</DialogContent>
  </DialogRoot>
  <TabsRoot values={['one', 'two']} value={open ? 'two' : 'one'} onValueChange={(value) => setOpen(value === 'two')}>
    <TabsList aria-label="Parts"><TabsTab value="one">One</TabsTab><TabsTab value="two">Two</TabsTab></TabsList>
    <TabsPanel value="one">First</TabsPanel>
    <TabsPanel value="two">Second</TabsPanel>
  </TabsRoot>
  <TextField label="Name" />
  <Select label="Size" options={[{ value: 's', label: 'Small' }, { value: 'l', label: 'Large' }]} />
`,
);

/** The consumer's own style, made with the tool that the library's were made with. */
export const ownStyleApp = {
  ...main(`import { Button } from '@galleria/ui';\nimport { own } from './own.css.ts';`, '<Button>Buy</Button><p className={own}>Own</p>'),
  'own.css.ts': `import { style } from '@vanilla-extract/css';\nexport const own = style({ outlineOffset: '17px' });\n`,
};

/**
 * The app that the README shows: the imports and the element of its example, and the fonts that it offers.
 * @throws when the README has no such example.
 */
export function readmeApp(readme: string): Record<string, string> {
  const [, example = ''] = /^## Use the library\n[^#]*?```tsx\n(.*?)```/ms.exec(readme) ?? [];
  const [, fonts = ''] = /`(import '@galleria\/ui\/fonts\/\w+')`/.exec(readme) ?? [];
  const imports = example.split('\n').filter((line) => line.startsWith('import '));
  const element = example.slice(example.indexOf('<')).trim().replace(/;$/, '');
  if (imports.length === 0 || element === '' || fonts === '') throw new Error('README.md has no example under "Use the library".');
  return {
    'main.tsx': `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
${[...imports, fonts].join('\n')}
function App() {
  const [saving, setSaving] = useState(false);
  const save = () => setSaving(true);
  return ${element};
}
createRoot(document.getElementById('root')!).render(<App />);
`,
  };
}

/** The five components' app again, for the compiler. No part may be `any`, which would let every mistake through. */
export const typedApp = {
  ...fiveComponentsApp,
  'parts.tsx': `import { ${components.join(', ')} } from '@galleria/ui';
function typed<Part>(part: Part & (0 extends 1 & Part ? never : unknown)): Part { return part; }
export const parts = [${components.map((name) => `typed(${name})`).join(', ')}];
export const button = <Button type="submit" onClick={() => {}}>Buy</Button>;
`,
};

export const mistypedApp = {
  'main.tsx': `import { Button } from '@galleria/ui';
export const button = <Button tone="no-such-tone">Buy</Button>;
`,
};

export const tsconfig = (moduleResolution: 'nodenext' | 'bundler'): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
      moduleResolution,
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: [],
    },
  });
