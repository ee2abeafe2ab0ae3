import { screenStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** Two short fields beside each other, as long as both can be read. */
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

/** A test card stands in one row with what becomes of it; where that is narrow, its number stays whole. */
export const testNumber = screenStyle({ flex: 'none' });
export const outcome = screenStyle({ textAlign: 'end' });
