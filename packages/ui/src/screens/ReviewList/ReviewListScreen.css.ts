import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

export const cardHead = screenStyle({ rowGap: space[1], paddingBlock: space[4] });
export const order = screenStyle({ ...text.meta, color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });
