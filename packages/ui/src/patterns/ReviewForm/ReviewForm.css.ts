import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** One below the other, so that their stars stand in one column. */
export const scores = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
