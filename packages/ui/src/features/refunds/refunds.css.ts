import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const fold = patternStyle({ marginBlockStart: space[5] });
