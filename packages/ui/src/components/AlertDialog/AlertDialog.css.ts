import { componentStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const error = componentStyle({ marginBlockStart: space[4] });
