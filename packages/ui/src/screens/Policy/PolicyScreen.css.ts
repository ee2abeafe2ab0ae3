import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, space, text, weight } from '../../theme/scale.ts';

export const questions = screenStyle({
  ...text.lead,
  maxInlineSize: '37rem',
  marginBlockStart: space[10],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
});
export const link = screenStyle({
  fontWeight: weight.medium,
  color: vars.color.text,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: 3,
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
});
