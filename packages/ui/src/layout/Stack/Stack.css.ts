import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';

/** One column that never grows beyond its place, whatever stands in it. */
export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const aligns = styleVariants({
  start: layered({ justifyItems: 'start' }),
  center: layered({ justifyItems: 'center', textAlign: 'center' }),
  end: layered({ justifyItems: 'end' }),
});
