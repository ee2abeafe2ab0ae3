import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';

/** Wraps rather than cuts anything off. */
export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const aligns = styleVariants({
  start: layered({ alignItems: 'flex-start' }),
  center: layered({ alignItems: 'center' }),
  baseline: layered({ alignItems: 'first baseline' }),
  end: layered({ alignItems: 'flex-end' }),
});

export const justifies = styleVariants({
  start: layered({ justifyContent: 'flex-start' }),
  center: layered({ justifyContent: 'center' }),
  between: layered({ justifyContent: 'space-between' }),
  end: layered({ justifyContent: 'flex-end' }),
});

export const oneRow = componentStyle({ flexWrap: 'nowrap' });
