import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

/** The code on its white plate, in the middle. */
export const plate = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[5],
  paddingInline: space[4],
  borderRadius: radius.card,
  background: vars.color.sunken,
});

export const words = screenStyle({ textAlign: 'center', textWrap: 'balance' });
