import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { radius, space, text, weight } from '../../theme/scale.ts';

export const shop = componentStyle({ ...text.meta, fontWeight: weight.medium, color: vars.color.muted, paddingBlockEnd: space[3] });

export const list = componentStyle({ display: 'grid', gap: space[4] });
export const boneHead = componentStyle({ blockSize: 14, inlineSize: 'min(320px, 60%)', marginBlock: space[5] });
export const bonePicture = componentStyle({ inlineSize: 80, blockSize: 80, borderRadius: radius.picture });
export const boneLine = componentStyle({ blockSize: 14, inlineSize: 'min(280px, 70%)', marginBlockStart: space[1] });
export const boneSum = componentStyle({ blockSize: 18, inlineSize: 120, marginInlineStart: 'auto' });
