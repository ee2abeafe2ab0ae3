import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const shop = patternStyle({ paddingBlockEnd: space[3] });
