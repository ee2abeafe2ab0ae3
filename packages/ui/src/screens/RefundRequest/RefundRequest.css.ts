import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

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

export const boneTitle = componentStyle({ blockSize: 24, inlineSize: 'min(240px, 60%)', marginBlockEnd: space[6] });
export const boneLine = componentStyle({ blockSize: 80 });
export const boneField = componentStyle({ blockSize: 220 });
