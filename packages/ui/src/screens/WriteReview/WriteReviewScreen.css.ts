import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { radius, space, text, weight } from '../../theme/scale.ts';

export const nextTitle = componentStyle({ ...text.lead, fontWeight: weight.semibold, marginBlockEnd: space[4] });
export const next = componentStyle({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: space[5] });

export const boneScores = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: `${space[4]} ${space[6]}`,
});
export const boneStars = componentStyle({ blockSize: 24, inlineSize: 184, marginBlock: `${space[4]} ${space[2]}` });
export const boneArea = componentStyle({ blockSize: 120, borderRadius: radius.controlLarge, marginBlock: `${space[5]} 46px` });
