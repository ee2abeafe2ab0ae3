import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const hint = screenStyle({ color: vars.color.muted, paddingInline: space[1], paddingBlockEnd: space[4] });
export const hintIcon = screenStyle({ flex: 'none', marginBlockStart: 2 });
