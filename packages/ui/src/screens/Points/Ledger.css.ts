import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle, screenLayer } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

export const root = screenStyle({
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  paddingBlock: `${space[5]} ${space[2]}`,
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const heading = screenStyle({ ...text.subtitle, marginBlockEnd: space[1] });

export const entry = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'first baseline',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[1],
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const what = screenStyle({ flex: '1 1 180px', minInlineSize: 0 });
export const name = screenStyle({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const meta = screenStyle({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  color: vars.color.faint,
  fontVariantNumeric: 'tabular-nums',
});
export const note = screenStyle({ overflowWrap: 'anywhere' });
export const sum = screenStyle({ marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const points = screenStyle({ ...text.lead, fontWeight: weight.semibold });
export const tones = styleVariants({
  in: screenLayer({ color: vars.color.success }),
  out: screenLayer({ color: vars.color.text }),
  unknown: screenLayer({ color: vars.color.text }),
  void: screenLayer({ color: vars.color.faint, textDecoration: 'line-through' }),
});
export const left = screenStyle({ ...text.meta, color: vars.color.faint });
