import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover } from '../../theme/scale.ts';

export const inline = componentStyle({
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
});
