import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** Both scores beside each other when there is room for both. */
export const scores = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: `${space[4]} ${space[6]}`,
  alignItems: 'start',
});
