import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternLayer, patternStyle } from '../../theme/layers.ts';
import { below, breakable, canHover, from, motion, radius, space, text, weight } from '../../theme/scale.ts';

/** No box at rest; a raised plate grows behind it when it is pointed at or focused. */
export const root = patternStyle({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '-8px -8px -12px',
    borderRadius: 20,
    background: vars.color.raised,
    boxShadow: vars.shadow.hover,
    opacity: 0,
    transition: `opacity ${motion.layer}`,
  },
  '@media': { [canHover]: { selectors: { '&:hover::before': { opacity: 1 } } } },
  selectors: { '&:has(:focus-visible)::before': { opacity: 1, outline: `2px solid ${vars.color.text}` } },
});

export const badge = patternStyle({
  ...text.caption,
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineStart: 10,
  maxInlineSize: 'calc(100% - 20px)',
  paddingBlock: '3px',
  paddingInline: space[2],
  borderRadius: radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const soldOut = patternStyle({
  ...text.meta,
  // In the picture's own cell, which grows with it when the text is large.
  position: 'relative',
  gridArea: '1 / 1',
  placeSelf: 'center',
  maxInlineSize: '90%',
  paddingBlock: '6px',
  paddingInline: space[4],
  textAlign: 'center',
  borderRadius: radius.full,
  background: 'rgb(24 24 27 / .78)',
  color: '#fff',
  fontWeight: weight.medium,
  '@media': { '(forced-colors: active)': { background: 'Canvas', border: '1px solid CanvasText' } },
});

export const picture = patternStyle({ gridArea: '1 / 1' });
export const gone = patternStyle({ filter: 'grayscale(1)', opacity: 0.5 });
export const frame = patternStyle({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Two lines are always reserved, so that the prices of a row stand on one line; on a narrow page three, and a longer name is not cut. */
export const name = patternStyle({
  ...text.card,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginBlockStart: space[3],
  minBlockSize: '2lh',
  textWrap: 'pretty',
  '@media': { [below.tablet]: { WebkitLineClamp: 'none', minBlockSize: '3lh' } },
});

/** A number with its unit. */
export const measure = patternStyle({ whiteSpace: 'nowrap' });

export const goneName = patternStyle({ color: vars.color.faint });

/** Its ground is the whole card, so the card is one target and one link; the plate behind the card bears the focus ring. */
export const link = patternStyle({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':focus-visible': { outline: 'none' },
});

export const prices = patternStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginBlockStart: space[2],
  minBlockSize: 24,
});

/** Nine digits fit into the half of a narrow phone; twice as large they break. */
export const price = patternStyle({
  ...breakable,
  '@container': { '(max-width: 9.375rem)': { selectors: { [`${prices} > &`]: { fontSize: '.9375rem' } } } },
});
export const oldPrice = patternStyle(breakable);
export const meta = patternStyle({ ...text.caption, color: vars.color.faint, marginBlockStart: space[1], minBlockSize: 16 });

const between = createVar();
export const grid = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[4],
  // What keeps cards apart stands below each of them: a gap would stand between the rows within a card too.
  vars: { [between]: space[8] },
  marginBlockEnd: `calc(-1 * ${between})`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[5], vars: { [between]: space[10] } },
    [from.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/** Four in a row, or two by two: never a hole. */
export const fourAcross = patternStyle({
  '@media': Object.fromEntries(
    // Each that the grid has: media queries are sorted, and a later one would win.
    [from.tablet, from.desktop, from.wide].map((query) => [query, { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }]),
  ),
});

globalStyle(`${grid} > *`, patternLayer({ marginBlockEnd: between }));
/** Picture, name, price and sales stand on rows that the cards share: a row of short names leaves no second line free. */
const shared = patternLayer({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 4',
  rowGap: 0,
});
globalStyle(`${grid} > :is(${root}, :has(> ${root})), ${grid} > * > ${root}`, shared);
globalStyle(`${grid} ${root} > ${name}`, patternLayer({ minBlockSize: 0 }));

export const boneLine = patternStyle({ blockSize: 12, marginBlockStart: space[3], inlineSize: '90%' });
export const boneShort = patternStyle({ blockSize: 12, marginBlockStart: space[2], inlineSize: '55%' });
export const bonePrice = patternStyle({ blockSize: 20, marginBlockStart: space[4], inlineSize: '40%' });
export const boneSold = patternStyle({ blockSize: 12, marginBlockStart: space[2], inlineSize: '30%' });
export const bonePicture = patternStyle({ aspectRatio: '1', borderRadius: radius.card });
