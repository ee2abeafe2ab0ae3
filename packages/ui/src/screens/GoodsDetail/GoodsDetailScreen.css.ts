import { screenStyle } from '../../theme/layers.ts';
import { below, belowHeader, from, radius, space } from '../../theme/scale.ts';

export const root = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[5] });

/**
 * Pictures beside what is chosen and bought, and all that is told below. On a phone one below the other: there the bar, which is
 * the last of them, sticks to the lower edge of the window.
 */
export const goods = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 528fr) minmax(0, 616fr)',
      gridTemplateRows: 'auto 1fr auto',
      gap: `${space[8]} ${space[8]}`,
    },
    [from.desktop]: { columnGap: space[14] },
    print: { display: 'grid', gridTemplateColumns: '280px minmax(0, 1fr)', gap: space[6] },
  },
});

/** As high as all that is chosen beside it, so that the pictures stay in sight as long as that. */
export const pictures = screenStyle({ minInlineSize: 0, '@media': { [from.tablet]: { gridRow: 'span 2' } } });
export const gallery = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[4],
  containerType: 'inline-size',
  '@media': {
    [`${from.desktop} and (min-height: 800px)`]: {
      position: 'sticky',
      insetBlockStart: space[6],
      // Without a header, as in its stories, a page begins with its content.
      selectors: { 'main:not(:first-child) &': { insetBlockStart: belowHeader } },
    },
  },
});
export const promises = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  '@media': { print: { display: 'none' } },
});
/** Where the promises stand: below the pictures, and on a phone below name, price and choice, which come first there. */
export const belowPictures = screenStyle({ '@media': { [below.tablet]: { display: 'none' } } });
export const belowOffer = screenStyle({ '@media': { [from.tablet]: { display: 'none' }, print: { display: 'none' } } });
export const share = screenStyle({ marginInlineStart: 'auto' });

export const details = screenStyle({
  display: 'grid',
  scrollMarginBlockStart: space[6],
  ':focus': { outline: 'none' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
  '@media': {
    [from.tablet]: { gridColumn: '1 / -1', marginBlockStart: space[6] },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', columnGap: space[6], alignItems: 'start' },
    print: { gridColumn: '1 / -1' },
  },
});

/** With a picture of the goods in it, it has begun to be the page, and breathes no more. */
export const skeleton = screenStyle({ selectors: { '&:has(img)': { animation: 'none' } } });
export const bonePicture = screenStyle({ aspectRatio: '1', overflow: 'hidden', borderRadius: radius.card });
/** On a phone there are none. */
export const boneThumbs = screenStyle({ marginBlockStart: '-4px', '@media': { [below.tablet]: { display: 'none' } } });
export const boneThumb = screenStyle({ aspectRatio: '1', inlineSize: 'clamp(56px, 18cqi, 96px)', borderRadius: radius.picture });
export const bonePrice = screenStyle({ blockSize: 110, borderRadius: radius.card });
export const boneChoice = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[2],
  alignItems: 'center',
  '@media': { [from.tablet]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});
export const boneName = screenStyle({ inlineSize: 72 });
export const boneChip = screenStyle({ blockSize: 40, inlineSize: 64 });
export const boneQuantity = screenStyle({ blockSize: 40, inlineSize: 132 });
export const boneWish = screenStyle({ flex: 'none', blockSize: 48, inlineSize: 48 });
export const boneSeller = screenStyle({ blockSize: 400 });
export const boneAct = screenStyle({ flex: 1, blockSize: 48 });
