import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overParts } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';
import { boneColor } from '../Skeleton/Skeleton.css.ts';

/** On a raised ground at night the bones' own grey cannot be seen. */
export const list = componentStyle({ ...overParts({ minInlineSize: 220 }), vars: { [boneColor]: vars.color.sunkenHover } });

/** As far from the edge as items, and as far from each other. */
export const bones = componentStyle({ display: 'grid', gap: '18px', paddingBlock: '9px', paddingInline: space[3] });
