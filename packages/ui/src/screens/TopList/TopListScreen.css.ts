import { screenStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

/** As a grid of goods: twenty are whole rows of two, four and five. */
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[4]}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.desktop]: { gap: `${space[10]} ${space[5]}` },
    [from.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const entry = screenStyle({ position: 'relative', minInlineSize: 0 });

/** Over the upper end corner of the picture; the badge of a discount stands in the other one. */
export const rank = screenStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  pointerEvents: 'none',
});
