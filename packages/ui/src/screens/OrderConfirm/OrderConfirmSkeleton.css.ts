import { screenStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

export const button = screenStyle({ inlineSize: 120, blockSize: 32 });
export const logo = screenStyle({ flex: 'none', inlineSize: 32, blockSize: 32, borderRadius: radius.control });
/** Cards to choose from, as many beside each other as find room. */
export const ways = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space[3],
});
export const way = screenStyle({ blockSize: 70, borderRadius: radius.controlLarge });
export const note = screenStyle({ blockSize: 76, borderRadius: radius.controlLarge });
export const ticket = screenStyle({ inlineSize: 'min(100%, 320px)', blockSize: 110, borderRadius: radius.card });
export const amount = screenStyle({ flex: '0 0 4.5rem' });
export const place = screenStyle({ blockSize: 48, borderRadius: radius.controlLarge });
