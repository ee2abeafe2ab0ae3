import { screenStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

export const head = screenStyle({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', alignItems: 'center', gap: space[4] });
export const picture = screenStyle({ borderRadius: radius.picture });
