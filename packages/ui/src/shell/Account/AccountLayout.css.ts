import { patternStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: space[6] } },
});

/** Empty, it is as high as the folded menu, so that the page below does not jump when the menu comes. */
export const side = patternStyle({ minBlockSize: 56, minInlineSize: 0, '@media': { print: { display: 'none' } } });

/** Keeps its width whatever the page is; a wide table scrolls within. */
export const page = patternStyle({ minInlineSize: 0 });
