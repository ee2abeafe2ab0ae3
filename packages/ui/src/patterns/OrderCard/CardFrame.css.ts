import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { below, from, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[4],
});
/** What the eye looks for first in the head. */
export const lead = componentStyle({ ...text.body, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
export const meta = componentStyle({ ...text.meta, color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });
export const state = componentStyle({ marginInlineStart: 'auto' });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  rowGap: space[3],
  paddingBlock: space[4],
  minBlockSize: 72,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const summary = componentStyle({ ...text.meta, color: vars.color.muted, display: 'flex', flexWrap: 'wrap', columnGap: space[1] });
export const sum = componentStyle({
  ...text.meta,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginInlineStart: 'auto',
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  ':empty': { display: 'none' },
  '@media': { [below.tablet]: { inlineSize: '100%' } },
});

// On a narrow page the buttons fill their rows, so that none stands alone at the edge.
globalStyle(`${actions} > *`, layered({ '@media': { [below.tablet]: { flexGrow: 1 } } }));
