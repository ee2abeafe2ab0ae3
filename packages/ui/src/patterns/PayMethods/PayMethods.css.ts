import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { space, weight } from '../../theme/scale.ts';

export const name = patternStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2], fontWeight: weight.medium });
export const mark = patternStyle({ flex: 'none', color: vars.color.muted });
