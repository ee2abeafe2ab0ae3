import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { below, from, radius, space } from '../../theme/scale.ts';

/** Sections stand 56 px apart, and 72 px on a wide page. */
export const blocks = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[14],
  '@media': { [from.desktop]: { gap: space[18] } },
});

/**
 * While blocks are still coming, those below the first screenful are laid out when they come near: the whole page takes a slow device
 * twice as long as what is seen of it. Then all have their true height, for who comes back to where the page was left.
 */
export const coming = screenStyle({});
globalStyle(`${coming} > :nth-child(n + 3)`, screenLayer({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 700px' }));

/** Until the first frame is painted they are not laid out at all where they are out of sight: it comes a third sooner. */
export const first = screenStyle({});
globalStyle(
  `${first} > :nth-child(n + 3)`,
  screenLayer({ '@media': { 'screen and (max-height: 1200px)': { contentVisibility: 'hidden' } } }),
);

/** Two in a row, or four as soon as they have room: no three above a fourth. */
export const coupons = screenStyle({
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(270px, 1fr))' },
  },
});

/** One large card with four small ones beside it. */
const fourColumns = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } as const;
// The grid has columns of its own from each of them, and a later one would win.
export const tiles = screenStyle({ '@media': { [from.tablet]: fourColumns, [from.desktop]: fourColumns, [from.wide]: fourColumns } });
/** As high as two cards, each of which has four lines of the grid; it has lines of its own. */
export const largeTile = screenStyle({
  gridColumn: 'span 2',
  '@media': { [from.tablet]: { gridRow: 'span 8', gridTemplateRows: 'minmax(0, 1fr) auto auto auto' } },
});
// Its picture takes all that the words leave: no hole stands below it.
const filled = { '@media': { [from.tablet]: { blockSize: '100%', aspectRatio: 'auto' } } } as const;
globalStyle(`${largeTile} > :first-child, ${largeTile} > :first-child > :first-child`, screenLayer(filled));
globalStyle(`${largeTile} img`, screenLayer({ '@media': { [from.tablet]: { objectFit: 'cover' } } }));

/** Three in a row, or below each other, on lines that they share. */
const threeColumns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;
export const large = screenStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: threeColumns, [from.desktop]: threeColumns, [from.wide]: threeColumns },
});

/** Beside the heading, however long that is. */
export const all = screenStyle({ flex: 'none' });

export const band = screenStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1200 / 200',
  objectFit: 'cover',
  borderRadius: radius.card,
  '@media': { [below.tablet]: { display: 'none' } },
});
// Where the focus is led to there is no ring.
export const end = screenStyle({ textAlign: 'center', ':focus-visible': { outline: 'none' } });

/** From edge to edge of the window, on the grey of working pages. */
export const street = screenStyle({
  marginInline: 'calc(50% - 50vw)',
  paddingInline: 'max(16px, calc(50vw - 600px))',
  paddingBlock: space[14],
  background: vars.color.page,
  '@media': { [from.tablet]: { paddingInline: 'max(24px, calc(50vw - 600px))' } },
});
/** Three in a row as soon as they have room. Where two stand in a row, one that would stand alone is left to the page of all shops. */
export const shops = screenStyle({ '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } });
globalStyle(
  `${shops} > :last-child:nth-child(odd):not(:first-child)`,
  screenLayer({ '@media': { 'screen and (min-width: 720px) and (max-width: 991.98px)': { display: 'none' } } }),
);
