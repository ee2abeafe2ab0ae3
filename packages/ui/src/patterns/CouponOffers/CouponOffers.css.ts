import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';
import { ticketMaxWidth } from '../CouponTicket/CouponTicket.css.ts';

export const item = patternStyle({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
/** Tickets of a row are as high as each other, and as wide as their place. */
export const ticket = patternStyle({ flex: 1, vars: { [ticketMaxWidth]: 'none' } });
