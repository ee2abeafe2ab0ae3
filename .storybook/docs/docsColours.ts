import { dark } from '../../packages/ui/src/theme/dark.ts';
import { light } from '../../packages/ui/src/theme/light.ts';

const roles = [
  'text',
  'muted',
  'line',
  'lineMid',
  'lineStrong',
  'page',
  'surface',
  'sunken',
  'sunkenHover',
  'accentFill',
  'accentText',
] as const;

const rules = ({ color }: Pick<typeof light, 'color'>) => roles.map((role) => `--docs-${role}: ${color[role]};`).join(' ');

/**
 * The colours of docs pages, by the theme's own roles: they follow the system, as Storybook around them does, and not the
 * toolbar, which is for stories.
 */
export function addDocsColours(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root { ${rules(light)} } @media (prefers-color-scheme: dark) { :root { ${rules(dark)} } .sbdocs { color-scheme: dark } }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
