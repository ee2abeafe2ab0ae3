import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const draft = patternStyle({ marginBlockStart: space[4] });
export const form = patternStyle({ marginBlockStart: space[5] });
