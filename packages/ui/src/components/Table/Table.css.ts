import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({ minInlineSize: 0 });
/** It stacks by the width of its place, in letters: large letters on a wide page leave as little room as a phone. */
export const stacker = componentStyle({ containerType: 'inline-size' });
const narrowPlace = '(max-width: 32em)';
/** Its focus ring, at its edge, is not cut off by what is around. */
export const scroller = componentStyle({ overflowX: 'auto', ':focus-visible': { outlineOffset: '-2px' } });

/** Words stay whole where it scrolls; broken anywhere, a column would be as wide as a letter. */
export const table = componentStyle({ ...text.body, inlineSize: '100%', borderCollapse: 'collapse', overflowWrap: 'break-word' });
export const caption = componentStyle({ ...text.meta, paddingBlockEnd: space[2], color: vars.color.muted, textAlign: 'start' });

const cellBox = { paddingInlineEnd: space[4], textAlign: 'start', ':last-child': { paddingInlineEnd: 0 } } as const;
export const columnHead = componentStyle({
  ...text.meta,
  ...cellBox,
  paddingBlock: space[2],
  verticalAlign: 'bottom',
  fontWeight: weight.medium,
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.lineMid}`,
});
export const row = componentStyle({ borderBlockEnd: `1px solid ${vars.color.line}` });
export const cell = componentStyle({ ...cellBox, paddingBlock: space[3], verticalAlign: 'baseline', maxInlineSize: '40ch' });
export const rowHead = componentStyle({ fontWeight: weight.semibold });
/** Figures stand below each other by their last digit. */
export const numeric = componentStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

/** Beside its cell the head of the column is said again, to the eye alone. */
export const label = componentStyle({
  display: 'none',
  color: vars.color.muted,
  '@container': { [narrowPlace]: { display: 'inline' } },
});

const narrow = (rule: StyleRule) => layered({ '@container': { [narrowPlace]: rule } });
/** Where it is narrow each row stands alone, its cells below each other. The heads are still there for screen readers. */
export const stacked = styleVariants({
  table: narrow({ display: 'block', overflowWrap: 'anywhere' }),
  // A caption of blocks is as narrow as a letter.
  caption: narrow({ display: 'block' }),
  head: narrow(hiddenFromSight),
  body: narrow({ display: 'block' }),
  row: narrow({ display: 'block', paddingBlock: space[4] }),
  rowHead: narrow({ display: 'block', maxInlineSize: 'none', paddingBlock: `0 ${space[1]}`, paddingInlineEnd: 0 }),
  cell: narrow({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[4],
    maxInlineSize: 'none',
    paddingBlock: space[1],
    paddingInlineEnd: 0,
  }),
});
