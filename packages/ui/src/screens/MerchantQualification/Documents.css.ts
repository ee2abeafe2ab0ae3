import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, motion, radius } from '../../theme/scale.ts';

export const picture = screenStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 200,
  borderRadius: radius.card,
  cursor: 'zoom-in',
  transition: `box-shadow ${motion.state}`,
  '@media': { [canHover]: { ':hover': { boxShadow: vars.shadow.hover } } },
});
