import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

const edge = { paddingInline: space[4], '@media': { [from.tablet]: { paddingInline: space[6] } } } as const;

export const head = screenStyle({ ...edge, minBlockSize: 56, borderBlockEnd: `1px solid ${vars.color.line}` });
export const title = screenStyle({ ...text.body, fontWeight: weight.semibold });
export const count = screenStyle({ ...text.meta, marginInlineStart: space[1] });
export const lines = screenStyle({ ...edge, paddingBlock: space[2] });
export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[2],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 72px',
  ':focus-visible': { outlineOffset: -2 },
});
/** It stands below what can be had, and is quieter. */
export const picture = screenStyle({ flex: 'none', inlineSize: 56, borderRadius: radius.picture, filter: 'grayscale(1)', opacity: 0.6 });
export const about = screenStyle({ flex: '1 1 12rem', minInlineSize: 0 });
export const name = screenStyle({ ...text.body, color: vars.color.muted, overflowWrap: 'anywhere' });
export const acts = screenStyle({ marginInlineStart: 'auto' });
