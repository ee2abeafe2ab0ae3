import { screenStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

/** What it says of itself beside its documents. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[10],
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 440px', gap: space[14] } },
});

/** As wide as what is told is. */
export const factBones = screenStyle({ maxInlineSize: 420 });
