import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

/** What comes back, below the lines. */
export const sum = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[6],
  rowGap: space[1],
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const sumNote = componentStyle({ ...text.meta, color: vars.color.muted, flex: '1 1 240px', textWrap: 'pretty' });
export const sumLabel = componentStyle({
  ...text.meta,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginInlineStart: 'auto',
});

export const before = componentStyle({ marginBlockEnd: space[6] });
export const beforeTitle = componentStyle({ ...text.body, marginBlockEnd: space[3], textWrap: 'pretty' });

export const boneSum = componentStyle({ blockSize: 28, inlineSize: 140, marginInlineStart: 'auto' });
export const boneReasons = componentStyle({ display: 'grid', gap: space[5], paddingBlock: space[2] });
export const boneReason = componentStyle({ blockSize: 14, inlineSize: 'min(240px, 70%)' });
export const boneArea = componentStyle({ blockSize: 98, borderRadius: radius.controlLarge, marginBlock: `${space[5]} 46px` });
