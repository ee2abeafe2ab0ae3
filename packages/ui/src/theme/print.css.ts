import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { groundVars, objectShadow } from './grounds.css.ts';
import { layered, utilityStyle } from './layers.ts';

const each = (roles: readonly string[], value: string) => Object.fromEntries(roles.map((role) => [role, value]));
const { color, shadow } = vars;

/** What is printed of a page. Black on white, whatever the theme: what is a colour on the screen is a word beside it. */
export const paper = utilityStyle({
  '@media': {
    print: {
      colorScheme: 'light',
      color: '#000',
      vars: {
        ...each([color.text, color.muted, color.faint, color.accentText, color.success, color.warning, color.danger, color.info], '#000'),
        ...each([color.canvas, color.page, color.surface, color.sunken, color.accentTint, color.accentTintStrong], '#fff'),
        ...each([color.successTint, color.warningTint, color.dangerTint, color.infoTint, ...Object.values(groundVars)], '#fff'),
        ...each([color.line, color.lineMid, color.lineStrong], '#767676'),
        [shadow.ring]: 'none',
        [objectShadow]: 'none',
      },
    },
  },
});
// What is around it stays on the screen, and the paper is white under a dark theme, too.
globalStyle(
  `:root:has(${paper}), body:has(${paper}), body:has(${paper}) *:has(${paper})`,
  layered({ '@media': { print: { background: '#fff' } } }, 'utilities'),
);

/** Not on paper. */
export const screenOnly = utilityStyle({ '@media': { print: { display: 'none' } } });

/** On paper alone. */
export const paperOnly = utilityStyle({ '@media': { screen: { display: 'none' } } });
