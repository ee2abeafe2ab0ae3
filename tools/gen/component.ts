import path from 'node:path';
import { addEntry, namesOf } from './edit.ts';
import { camelOf, checkPascal, oneOf, titleOf } from './names.ts';
import { has, newFiles, type Plan, Refusal, type Tree } from './plan.ts';

const library = 'packages/ui/src';

/** The folders whose own index lists what the library exports of them. */
const indexed = ['components', 'layout', 'patterns', 'screens', 'shell'];

/** The folders of components and patterns, where their stories stand, and which layer of theme/layers.ts they are in. */
const shelves = {
  component: { folder: 'components', title: 'Components', style: 'componentStyle', layer: 'layered' },
  pattern: { folder: 'patterns', title: 'Patterns', style: 'patternStyle', layer: 'patternLayer' },
} as const;

/** A component or a pattern: its folder, its exports, and its place in the test of all parts. */
export function planPart(tree: Tree, kind: keyof typeof shelves, name: string): Plan {
  checkPascal(kind, name);
  const { folder, title } = shelves[kind];
  const place = `${folder}/${name}`;
  for (const shelf of indexed)
    if (has(tree, `${library}/${shelf}/${name}`))
      throw new Refusal(`There is a ${name} in ${library}/${shelf} already. Choose another name, or delete it first.`);
  const names = [name, `type ${name}Props`, `${camelOf(name)}Tones`];
  refuseExported(tree, names);

  const { files, add, edit } = newFiles(tree);
  add(`${library}/${place}/${name}.tsx`, source(name));
  add(`${library}/${place}/${name}.css.ts`, styles(shelves[kind]));
  add(`${library}/${place}/${name}.stories.tsx`, stories(name, title));
  add(`${library}/${place}/index.ts`, `export { ${names.join(', ')} } from './${name}.tsx';\n`);
  edit(`${library}/${folder}/index.ts`, (text) => addExport(text, name, names));
  edit(`${library}/conformance.${folder}.tsx`, (text) =>
    addEntry(
      text,
      { from: `export const ${folder}: Record<string, Part> = {\n`, to: '\n};', entry: /^ {2}(\w+): /gm },
      name,
      `  ${name}: { draw: (p) => <ui.${name} {...p} /> },\n`,
    ),
  );
  return {
    files,
    next: [
      `Say above ${name} what it is and what it is not for: that sentence is its docs page. Say the same of each property.`,
      `Draw it in ${name}.css.ts, and give its stories the texts that it will really have.`,
      `See it in "${title}/${titleOf(name)}", test it by: pnpm exec vitest run --project stories ${library}/${place}`,
      'Accept its pictures in the end: pnpm build-storybook && pnpm visual:update',
    ],
  };
}

/** Passes names that the library does not export yet. */
export function refuseExported(tree: Tree, names: readonly string[]): void {
  for (const index of ['index.ts', ...indexed.map((shelf) => `${shelf}/index.ts`)]) {
    const place = `${library}/${index}`;
    const text = tree.read(place);
    const passedOn = [...text.matchAll(/^export \* from '\.\/([^']+)';$/gm)].map(([, file = '']) =>
      tree.read(`${path.dirname(place)}/${file}`),
    );
    const exported = new Set([text, ...passedOn].flatMap((one) => [...namesOf(one)]));
    const taken = names.map((name) => name.replace(/^type /, '')).find((name) => exported.has(name));
    if (taken) throw new Refusal(`${library}/${index} exports a ${taken} already. Choose another name.`);
  }
}

/** The exports of a folder, or those of its names that others may have, in the alphabetical order of the folders beside it. */
export function addExport(index: string, folder: string, names?: readonly string[]): string {
  const line = `export ${names ? `{ ${names.join(', ')} }` : '*'} from './${folder}/index.ts';\n`;
  return addEntry(index, { entry: /^export [^;]*? from '\.\/([^']+)';$/gm }, `${folder}/index.ts`, line);
}

const source = (name: string) => `import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './${name}.css.ts';

export const ${camelOf(name)}Tones = ['neutral', 'accent'] as const;

export interface ${name}Props extends ComponentProps<'div'> {
  /** \`accent\` for the one that matters most. */
  tone?: (typeof ${camelOf(name)}Tones)[number] | undefined;
}

/** Shows ${oneOf(name)}. Renders a \`<div>\`. */
export function ${name}({ tone = 'neutral', className, ...rest }: ${name}Props) {
  return <div {...rest} className={classes(styles.root, styles.tones[tone], className)} />;
}
`;

const styles = ({
  style,
  layer,
}: (typeof shelves)[keyof typeof shelves]) => `import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ${style}, ${layer} } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

const ink = createVar();
const ground = createVar();

export const root = ${style}({
  ...text.body,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: radius.card,
  background: ground,
  color: ink,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  neutral: ${layer}({ vars: { [ink]: vars.color.text, [ground]: vars.color.sunken } }),
  accent: ${layer}({ vars: { [ink]: vars.color.accentText, [ground]: vars.color.accentTint } }),
});
`;

const stories = (name: string, shelf: string) => {
  const tones = `${camelOf(name)}Tones`;
  return `import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { ${name}, ${tones} } from './${name}.tsx';

const meta = preview.meta({
  title: '${shelf}/${titleOf(name)}',
  component: ${name},
  args: { children: '${titleOf(name)}' },
  argTypes: { tone: { control: 'select', options: ${tones} } },
});

/** As it mostly is. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { tone: 'accent', children: '${titleOf(name)} that matters most' } });

/** Each tone. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      {${tones}.map((tone) => (
        <Sample key={tone} name={tone}>
          <${name} tone={tone}>${titleOf(name)}</${name}>
        </Sample>
      ))}
    </Samples>
  ),
});

/** Long, unbroken and Thai texts in a place of 120 px: they wrap and stay inside. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  render: () => (
    <Place as="stack">
      <${name}>Hand-thrown stoneware amphora with two handles and a lid</${name}>
      <${name} tone="accent">Donaudampfschifffahrtsgesellschaft</${name}>
      <${name} lang="th">หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวน</${name}>
    </Place>
  ),
});
`;
};
