import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternLayer, patternStyle } from '../../theme/layers.ts';
import { breakable, from, radius, space, text, weight } from '../../theme/scale.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[6],
  // What is said at the end is there, and takes no room, as long as it is nothing.
  selectors: { '&:has(> :last-child > :only-child:empty)': { marginBlockEnd: `-${space[6]}` } },
});

/** The name of an attribute stands beside its values where there is room. A legend takes no part in a grid; in all browsers it can float. */
export const group = patternStyle({ '@media': { [from.tablet]: { display: 'flow-root' } } });
const beside = 88;
globalStyle(
  `${group} > legend`,
  patternLayer({
    color: vars.color.muted,
    fontWeight: weight.regular,
    overflowWrap: 'anywhere',
    '@media': {
      [from.tablet]: { float: 'inline-start', inlineSize: beside, marginBlockEnd: 0, paddingBlockStart: 9, paddingInlineEnd: space[3] },
    },
  }),
);
globalStyle(`${group} > :not(legend)`, patternLayer({ '@media': { [from.tablet]: { marginInlineStart: beside } } }));

export const swatch = patternStyle({
  display: 'grid',
  justifyItems: 'center',
  rowGap: space[1],
  marginInline: '-8px',
  paddingBlock: space[1],
});
export const picture = patternStyle({ inlineSize: 56, borderRadius: radius.control });
export const swatchName = patternStyle({ ...text.caption, fontWeight: weight.medium });

export const instead = patternStyle({
  display: 'grid',
  rowGap: space[2],
  '@media': { [from.tablet]: { marginInlineStart: beside } },
});
export const verdict = patternStyle({ ...text.body, fontWeight: weight.medium, color: vars.color.danger });
export const others = patternStyle({ ...text.meta, color: vars.color.muted });
/** Eight specifications find no room in one line. */
export const other = patternStyle({ ...breakable, textAlign: 'start' });

/** Pictures of a row are level, whatever is said below one of them. */
globalStyle(`${group} label:has(${swatch})`, patternLayer({ placeItems: 'start center' }));
