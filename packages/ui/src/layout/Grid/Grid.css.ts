import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';
import { from } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none' });

const equal = (columns: number) => layered({ '@media': { [from.tablet]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } } });

export const columns = styleVariants({
  auto: layered({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 284px), 1fr))' }),
  2: equal(2),
  3: equal(3),
  4: equal(4),
});
