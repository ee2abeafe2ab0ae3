import { componentStyle } from '../../theme/layers.ts';
import { below, radius, space } from '../../theme/scale.ts';

export const title = componentStyle({ blockSize: 24, inlineSize: 'min(240px, 60%)', marginBlock: `4px ${space[2]}` });
export const lead = componentStyle({ blockSize: 14, inlineSize: 'min(280px, 70%)', marginBlockEnd: 28 });
/** Above what is asked. */
export const label = componentStyle({ blockSize: 14, inlineSize: 'min(220px, 60%)', marginBlock: '4px 12px' });
export const tile = componentStyle({ inlineSize: 92, blockSize: 92, borderRadius: radius.controlLarge, marginBlockEnd: 46 });
export const button = componentStyle({
  inlineSize: 140,
  blockSize: 40,
  borderRadius: radius.control,
  marginInlineStart: 'auto',
  '@media': { [below.tablet]: { inlineSize: '100%' } },
});
