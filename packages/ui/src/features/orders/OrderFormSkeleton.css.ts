import { patternStyle } from '../../theme/layers.ts';
import { below, radius, space } from '../../theme/scale.ts';

export const title = patternStyle({ blockSize: 24, inlineSize: 'min(240px, 60%)', marginBlock: `4px ${space[2]}` });
export const lead = patternStyle({ blockSize: 14, inlineSize: 'min(280px, 70%)', marginBlockEnd: 28 });
/** Above what is asked. */
export const label = patternStyle({ blockSize: 14, inlineSize: 'min(220px, 60%)', marginBlock: '4px 12px' });
export const tile = patternStyle({ inlineSize: 92, blockSize: 92, borderRadius: radius.controlLarge, marginBlockEnd: 46 });
export const button = patternStyle({
  inlineSize: 140,
  blockSize: 40,
  borderRadius: radius.control,
  marginInlineStart: 'auto',
  '@media': { [below.tablet]: { inlineSize: '100%' } },
});
