import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

/** Measured in the reader's text size: at 200 % a term stands above its value earlier. */
export const root = componentStyle({ ...text.body, display: 'grid', rowGap: space[3], containerType: 'inline-size' });

/** All values begin behind the longest term. Two columns as long as each has 18 rem; never three. */
export const columns = styleVariants({
  1: layered({ gridTemplateColumns: 'fit-content(clamp(7rem, 40%, 11rem)) minmax(0, 1fr)', columnGap: space[4] }),
  2: layered({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(18rem, (100% - ${space[10]}) / 2)), 1fr))`,
    columnGap: space[10],
  }),
});

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'baseline',
  minInlineSize: 0,
  selectors: { [`:where(${columns[1]}) > &`]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
  '@container': { '(max-width: 15.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const term = componentStyle({ color: vars.color.muted, minInlineSize: 'min(7rem, 100cqi)' });
export const value = componentStyle({ minInlineSize: 0, textWrap: 'pretty' });
export const copy = componentStyle({ marginInlineStart: space[1] });
/** The lines run around it; first in the source, as it is to the eye. */
export const copyBlock = componentStyle({ float: 'inline-end', minBlockSize: '1lh', marginInlineStart: space[2] });
