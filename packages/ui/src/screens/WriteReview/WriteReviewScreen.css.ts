import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { radius, space, text, weight } from '../../theme/scale.ts';

export const nextTitle = screenStyle({ ...text.lead, fontWeight: weight.semibold, marginBlockEnd: space[4] });
export const next = screenStyle({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: space[5] });

export const boneScores = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: `${space[4]} ${space[6]}`,
});
export const boneStars = screenStyle({ blockSize: 24, inlineSize: 184, marginBlock: `${space[4]} ${space[2]}` });
export const boneArea = screenStyle({ blockSize: 120, borderRadius: radius.controlLarge, marginBlock: `${space[5]} 46px` });
