import { screenStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const cardHead = screenStyle({ rowGap: space[1], paddingBlock: space[4] });
export const order = screenStyle({ fontVariantNumeric: 'tabular-nums' });
