import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const place = patternStyle({ marginBlockStart: space[6] });
