import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const note = patternStyle({ marginBlockEnd: space[5] });
