import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const questions = screenStyle({
  maxInlineSize: '37rem',
  marginBlockStart: space[10],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
