import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const select = componentStyle({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: space[10],
  textOverflow: 'ellipsis',
  // Browsers make it pale twice.
  ':disabled': { opacity: 1 },
});

export const option = componentStyle({ background: vars.color.raised, color: vars.color.text });
