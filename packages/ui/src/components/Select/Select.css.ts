import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overParts } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const select = componentStyle({
  // The arrow lies in it.
  ...overParts({ paddingInlineEnd: space[10] }),
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Browsers make it pale twice.
  ':disabled': { opacity: 1 },
});

export const option = componentStyle({ background: vars.color.raised, color: vars.color.text });
