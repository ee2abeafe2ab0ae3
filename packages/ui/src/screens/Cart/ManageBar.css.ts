import { screenStyle } from '../../theme/layers.ts';
import { below, space, text } from '../../theme/scale.ts';

export const marked = screenStyle({ '@media': { [below.tablet]: { ...text.meta } } });
export const acts = screenStyle({
  display: 'grid',
  gap: space[2],
  '@media': { [below.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' } },
});
