import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { radius, space, text, weight } from '../../theme/scale.ts';

export const shop = patternStyle({ ...text.meta, fontWeight: weight.medium, color: vars.color.muted, paddingBlockEnd: space[3] });

export const list = patternStyle({ display: 'grid', gap: space[4] });
export const boneHead = patternStyle({ blockSize: 14, inlineSize: 'min(320px, 60%)', marginBlock: space[5] });
export const bonePicture = patternStyle({ inlineSize: 80, blockSize: 80, borderRadius: radius.picture });
export const boneLine = patternStyle({ blockSize: 14, inlineSize: 'min(280px, 70%)', marginBlockStart: space[1] });
export const boneSum = patternStyle({ blockSize: 18, inlineSize: 120, marginInlineStart: 'auto' });
