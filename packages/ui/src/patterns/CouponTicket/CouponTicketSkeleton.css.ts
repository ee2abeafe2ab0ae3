import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

/** As high as a ticket with a line of each kind. */
export const ticket = patternStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minBlockSize: 108,
  paddingBlock: '14px',
  paddingInline: space[5],
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
