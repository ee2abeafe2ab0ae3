import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const next = screenStyle({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: space[5] });
