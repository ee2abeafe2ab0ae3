import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layered } from './layers.ts';

/** What the whole document has by day, and what of it is otherwise at night: by the reader's system, or as `data-theme` of the root says. */
export function byTheme(light: StyleRule, dark: StyleRule): void {
  globalStyle(':root', layered(light, 'theme'));
  globalStyle(':root:not([data-theme=light])', layered({ '@media': { '(prefers-color-scheme: dark)': dark } }, 'theme'));
  globalStyle(':root[data-theme=dark]', layered(dark, 'theme'));
}
