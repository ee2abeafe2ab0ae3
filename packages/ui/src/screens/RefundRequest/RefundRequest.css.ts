import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, radius, space, text } from '../../theme/scale.ts';

export const head = componentStyle({ marginBlockEnd: space[6] });
export const lead = componentStyle({ ...text.body, color: vars.color.muted, overflowWrap: 'anywhere' });

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

export const boneTitle = componentStyle({ blockSize: 24, inlineSize: 'min(240px, 60%)', marginBlock: `4px ${space[2]}` });
export const boneLead = componentStyle({ blockSize: 14, inlineSize: 'min(280px, 70%)', marginBlockEnd: 28 });
export const boneSum = componentStyle({ blockSize: 28, inlineSize: 140, marginInlineStart: 'auto' });
export const boneReasons = componentStyle({ display: 'grid', gap: space[5], paddingBlock: space[2] });
export const boneReason = componentStyle({ blockSize: 14, inlineSize: 'min(240px, 70%)' });
export const boneLabel = componentStyle({ blockSize: 14, inlineSize: 'min(220px, 60%)', marginBlock: '4px 12px' });
export const boneArea = componentStyle({ blockSize: 98, borderRadius: radius.controlLarge, marginBlock: `${space[5]} 42px` });
export const boneTile = componentStyle({ inlineSize: 104, blockSize: 104, borderRadius: radius.controlLarge, marginBlockEnd: 48 });
export const boneButton = componentStyle({
  inlineSize: 140,
  blockSize: 40,
  borderRadius: radius.control,
  marginInlineStart: 'auto',
  '@media': { [below.tablet]: { inlineSize: '100%' } },
});
