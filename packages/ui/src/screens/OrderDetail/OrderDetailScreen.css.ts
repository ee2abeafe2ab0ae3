import { globalStyle } from '@vanilla-extract/css';
import { button } from '../../components/Button/Button.css.ts';
import { countdown, disc } from '../../patterns/StatusBanner/StatusBanner.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered, screenStyle, screenLayer } from '../../theme/layers.ts';
import { below, from, space, text, weight } from '../../theme/scale.ts';

const none = { print: { display: 'none' } } as const;

const { color } = vars;
/** Black on white, whatever the theme: what is a colour on the screen is a word beside it. */
const ink = Object.fromEntries(
  [color.text, color.muted, color.faint, color.accentText, color.success, color.warning, color.danger, color.info].map((role) => [
    role,
    '#000',
  ]),
);
const paper = Object.fromEntries(
  [
    color.canvas,
    color.page,
    color.surface,
    color.sunken,
    color.accentTint,
    color.accentTintStrong,
    color.successTint,
    color.warningTint,
    color.dangerTint,
    color.infoTint,
    ...Object.values(vars.ground),
  ].map((role) => [role, '#fff']),
);
const lines = Object.fromEntries([color.line, color.lineMid, color.lineStrong].map((role) => [role, '#767676']));

export const root = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    print: {
      colorScheme: 'light',
      color: '#000',
      gap: space[8],
      vars: { ...ink, ...paper, ...lines, [vars.shadow.ring]: 'none', [vars.shadow.object]: '0 0 transparent' },
    },
  },
});
// What is around the order stays on the screen, and the paper is white under a dark theme, too.
globalStyle(
  `:root:has(${root}), body:has(${root}), body:has(${root}) *:has(${root})`,
  screenLayer({ '@media': { print: { background: '#fff' } } }),
);

export const panel = screenStyle({ '@media': { print: { padding: 0, borderRadius: 0 } } });

/** Only on paper: whose order this is, and which. */
export const letterhead = screenStyle({
  ...text.heading,
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { screen: { display: 'none' } },
});
export const bar = screenStyle({ rowGap: space[1], minBlockSize: 32, '@media': none });
/** Buttons as wide as each other where they are below the text; one that is alone in its row fills it. */
export const actions = screenStyle({
  display: 'contents',
  '@media': {
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[2],
      inlineSize: '100%',
      ':empty': { display: 'none' },
    },
    '(max-width: 339.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${actions} > :last-child:nth-child(odd)`, screenLayer({ '@media': { [below.tablet]: { gridColumn: '1 / -1' } } }));

/** It measures its own width, so it must be given some. */
export const path = screenStyle({ flex: '1 1 12rem', minInlineSize: 0 });
/** Its words, and not its ground, end where the panels end. */
export const flush = screenStyle({ marginInlineEnd: '-14px', '@media': { '(forced-colors: active)': { marginInlineEnd: 0 } } });
export const progress = screenStyle({ '@media': none });
// On paper nothing can be pressed, no time runs, and a drawing without its colour says nothing.
globalStyle(`${root} :is(button, ${button}, ${countdown}, ${disc})`, layered({ '@media': none }, 'utilities'));

/** Side by side, as high as each other. */
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] },
  },
});

export const heading = screenStyle({ marginBlockEnd: space[4] });
export const shop = screenStyle({
  ...text.body,
  fontWeight: weight.semibold,
  paddingBlockEnd: space[3],
  selectors: { '* + &': { paddingBlockStart: space[2] } },
});
export const line = screenStyle({ '@media': { print: { breakInside: 'avoid' } } });
export const folded = screenStyle({ '@media': { screen: { display: 'none' } } });
export const fold = screenStyle({ marginBlockEnd: space[5] });

export const sums = screenStyle({
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});
/** In rem, as the amounts in it grow with the letters. */
export const summary = screenStyle({ inlineSize: 'min(100%, 22.5rem)' });
