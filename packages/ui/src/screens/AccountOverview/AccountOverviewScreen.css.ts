import { vars } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, canHover, from, radius, space } from '../../theme/scale.ts';

export const greeting = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[4],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

/** The menu beside the page has it; where the menu is folded it stands here. */
export const portrait = screenStyle({ '@media': { [from.desktop]: { display: 'none' } } });

/** The folded menu just above says the same: there it is for screen readers alone. */
export const page = screenStyle({
  '@media': {
    [below.desktop]: hiddenFromSight,
  },
});

/** Three figures in one row: below the name where there is no room beside it. */
export const figures = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[3],
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${space[2]})`,
  // Of the first in a row the line is out of sight.
  overflowX: 'clip',
  '@media': {
    // The last one ends where the panel's content ends.
    [from.tablet]: {
      display: 'grid',
      gridColumn: 'auto',
      gridTemplateColumns: 'repeat(3, minmax(96px, auto))',
      marginInline: `0 calc(-1 * ${space[4]})`,
    },
  },
});
/** As wide as its number and its words at least, which are never divided: what does not fit goes to the next row. */
export const figure = screenStyle({
  display: 'grid',
  flex: '1 1 0',
  marginInlineStart: -1,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
export const figureLink = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minBlockSize: 56,
  paddingInline: space[2],
  borderRadius: radius.control,
  textAlign: 'center',
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunkenHover } },
    [from.tablet]: { justifyItems: 'end', paddingInline: space[4], textAlign: 'end' },
  },
});
export const figureName = screenStyle({ overflowWrap: 'break-word' });
export const number = screenStyle({ overflowWrap: 'break-word' });

/** It begins where the panels begin. */
export const headingAlone = screenStyle({ paddingBlock: `${space[2]} ${space[3]}` });
