import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

/** What comes back, below the lines. */
export const sum = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[1],
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const sumNote = screenStyle({ ...text.meta, color: vars.color.muted, flex: '1 1 240px', textWrap: 'pretty' });
export const sumLabel = screenStyle({
  ...text.meta,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginInlineStart: 'auto',
});

export const before = screenStyle({ marginBlockEnd: space[6] });
export const beforeTitle = screenStyle({ ...text.body, marginBlockEnd: space[3], textWrap: 'pretty' });

export const boneSum = screenStyle({ blockSize: 28, inlineSize: 140, marginInlineStart: 'auto' });
export const boneReasons = screenStyle({ display: 'grid', gap: space[5], paddingBlock: space[2] });
export const boneReason = screenStyle({ blockSize: 14, inlineSize: 'min(240px, 70%)' });
export const boneArea = screenStyle({ blockSize: 98, borderRadius: radius.controlLarge, marginBlock: `${space[5]} 46px` });
