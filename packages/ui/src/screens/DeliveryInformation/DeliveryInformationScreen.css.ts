import { screenStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const methods = screenStyle({ paddingBlockStart: space[2] });
