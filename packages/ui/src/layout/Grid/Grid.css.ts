import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';
import { from } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none' });

const equal = (columns: number) => layered({ '@media': { [from.tablet]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } } });

/** As many as fit, and as wide as the row has room for. */
const filling = (least: number) => layered({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))` });

export const columns = styleVariants({
  narrow: filling(132),
  medium: filling(220),
  auto: layered({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 284px), 1fr))' }),
  2: equal(2),
  3: equal(3),
  4: equal(4),
});
