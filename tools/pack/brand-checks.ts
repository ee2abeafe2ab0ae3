import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { Check } from './check.ts';
import { buildApp, type Consumer } from './consumer.ts';
import { opens } from './opens.ts';

const options = `{ accent: '#0F766E', radius: 12, font: '"Figtree"' }`;

/** An app in a brand of its own, and without any tool for styles. */
const brandApp = {
  'main.tsx': `import '@galleria/ui/theme';
import { Button } from '@galleria/ui';
import { BrandStyle, createBrand, vars } from '@galleria/ui/brand';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')!).render(
  <>
    <BrandStyle brand={createBrand(${options})} />
    <Button tone="primary">Buy</Button>
    <p style={{ color: vars.color.accentText }}>Own</p>
  </>,
);
`,
};

async function isBranded(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const [button, own] = ['button', 'p'].map((name) => getComputedStyle(document.querySelector(name) ?? document.body));
      return { fill: button?.backgroundColor, corner: button?.borderRadius, font: button?.fontFamily.split(',')[0], ink: own?.color };
    });
  const day = await look();
  const wanted = { fill: 'rgb(15, 118, 110)', corner: '12px', font: 'Figtree' };
  for (const [name, value] of Object.entries(wanted)) {
    const found = String(Object(day)[name]).replaceAll('"', '');
    if (found !== value) throw new Error(`The ${name} of a button should be ${value} in this brand, and is ${found}.`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await look();
  if (night.ink === day.ink) throw new Error('The ink of the brand is the same by day and by night.');
}

export const brandChecks: readonly Check[] = [
  {
    name: 'a brand is one file, holds over the theme by day and night, and needs no tool',
    run: async (consumer) => void (await opens(await buildApp(consumer, 'brand', brandApp), { check: isBranded })),
  },
  { name: 'a brand can be made in Node alone', run: inNode },
];

function inNode({ folder }: Consumer): void {
  const file = path.join(folder, 'brand.js');
  writeFileSync(file, `import { createBrand } from '@galleria/ui/brand';\nconsole.log(createBrand(${options}).css);\n`);
  const css = execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
  if (!css.startsWith(':root{--galleria-color-accent-fill:#0F766E;')) throw new Error(`Node prints no brand: ${css}`);
}
