import { screenStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

export const root = screenStyle({ minInlineSize: 0 });
export const panel = screenStyle({ paddingBlockStart: space[6] });

export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[6],
  ':empty': { display: 'none' },
});
export const intro = screenStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const prose = screenStyle({ maxInlineSize: '72ch' });

/** A column narrower than that of a page of its own. */
export const grid = screenStyle({
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
