import { screenStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

/** The button stands beside the field, and below it where that would be too narrow. */
export const form = screenStyle({
  display: 'grid',
  gap: space[3],
  maxInlineSize: 640,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});
