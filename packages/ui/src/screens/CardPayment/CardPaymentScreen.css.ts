import { screenStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

/** Two short fields beside each other, as long as both can be read. */
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

/** Of the form, which is a container (FormFrame.css.ts): narrower, or with larger letters, a number and a few words are too much for a row. */
const narrow = '(max-width: 17rem)';

/** A test card stands in one row with what becomes of it, whose number stays whole; on a narrow page that is below it. */
export const testCard = screenStyle({
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'start', gap: 0, paddingBlockEnd: space[2] } },
});
export const testNumber = screenStyle({ flex: 'none' });
export const outcome = screenStyle({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } });

/** Of the fields while they are loading. */
export const boneNews = screenStyle({ blockSize: 90, borderRadius: radius.card });
export const boneCards = screenStyle({ blockSize: 200, borderRadius: radius.card });
export const boneAmount = screenStyle({ flex: '0 0 5rem' });
