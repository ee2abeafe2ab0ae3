import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overParts } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';
import { layerMaxWidth } from '../Popover/Popover.css.ts';

export const root = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' });

export const tip = componentStyle({
  ...text.caption,
  vars: { [layerMaxWidth]: '280px' },
  paddingBlock: '6px',
  paddingInline: space[3],
  ...overParts({ borderRadius: radius.control, background: vars.color.inverse, color: vars.color.onInverse }),
  textAlign: 'start',
  whiteSpace: 'normal',
  textWrap: 'pretty',
});
