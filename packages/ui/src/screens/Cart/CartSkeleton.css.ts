import { screenStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: '18px 80px minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
});
export const box = screenStyle({ blockSize: 18, borderRadius: radius.tag });
export const picture = screenStyle({ aspectRatio: '1', borderRadius: radius.picture });
