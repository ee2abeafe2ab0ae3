import { globalStyle } from '@vanilla-extract/css';
import { button } from '../../components/Button/Button.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered, screenStyle } from '../../theme/layers.ts';
import { paper } from '../../theme/print.css.ts';
import { from, space, text } from '../../theme/scale.ts';

export const root = screenStyle({ '@media': { print: { gap: space[8] } } });
export const panel = screenStyle({ '@media': { print: { padding: 0, borderRadius: 0 } } });

/** Whose order this is, and which. */
export const letterhead = screenStyle({
  ...text.heading,
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
// On paper nothing can be pressed.
globalStyle(`${paper} :is(button, ${button})`, layered({ '@media': { print: { display: 'none' } } }, 'utilities'));

const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
/** Side by side, as high as each other. */
export const pair = screenStyle({ '@media': { [from.wide]: twoColumns, print: { ...twoColumns, gap: space[8] } } });

export const shop = screenStyle({
  paddingBlockEnd: space[3],
  selectors: { '* + &': { paddingBlockStart: space[2] } },
});
export const line = screenStyle({ '@media': { print: { breakInside: 'avoid' } } });
export const fold = screenStyle({ marginBlockEnd: space[5] });

export const sums = screenStyle({
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});
/** In rem, as the amounts in it grow with the letters. */
export const summary = screenStyle({ inlineSize: 'min(100%, 22.5rem)' });
