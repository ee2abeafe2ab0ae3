import { screenStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

/** Two short fields beside each other, as long as both can be read. */
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

/** A test card stands in one row with what becomes of it; where that is narrow, its number stays whole; with large letters on a phone there are two rows. */
export const testNumber = screenStyle({ flex: 'none' });
export const outcome = screenStyle({ flex: '1 1 5rem', textAlign: 'end' });

/** Of the fields while they are loading. */
export const boneNews = screenStyle({ blockSize: 90, borderRadius: radius.card });
export const boneCards = screenStyle({ blockSize: 200, borderRadius: radius.card });
export const boneAmount = screenStyle({ flex: '0 0 5rem' });
