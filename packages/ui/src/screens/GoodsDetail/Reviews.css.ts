import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { motion, space, weight } from '../../theme/scale.ts';

export const root = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[8],
  scrollMarginBlockStart: space[14],
  ':focus': { outline: 'none' },
});
/** Its name stands before the options, as they are few and short. */
export const filter = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}` });
globalStyle(
  `${filter} > legend`,
  screenLayer({ float: 'inline-start', marginBlockEnd: 0, color: vars.color.muted, fontWeight: weight.regular }),
);

/** What was asked for before stays, paler, while other reviews are on their way. */
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[6],
  transition: `opacity ${motion.layer}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const entries = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const entry = screenStyle({
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});
export const count = screenStyle({ fontWeight: weight.regular, fontVariantNumeric: 'tabular-nums', color: vars.color.faint });
export const all = screenStyle({ justifySelf: 'start' });
/** The place of a portrait in a review. */
export const avatar = screenStyle({ inlineSize: 40, blockSize: 40 });
