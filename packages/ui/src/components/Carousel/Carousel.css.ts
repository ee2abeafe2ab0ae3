import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered, overParts } from '../../theme/layers.ts';
import { below, focusRing, from, motion, radius, space } from '../../theme/scale.ts';
import { ground } from '../IconButton/IconButton.css.ts';

export const root = componentStyle({ position: 'relative' });

export const line = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  ':focus-visible': { ...focusRing(vars.color.text) },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const lines = styleVariants({
  slides: layered({ borderRadius: radius.dialog }),
  // Room for the plate that grows behind a card that is pointed at, and for its shadow; at the sides no more than stands between two.
  row: layered({
    gap: space[4],
    padding: '16px 16px 52px',
    margin: '-16px -16px -52px',
    scrollPaddingInline: '16px',
    '@media': { [from.desktop]: { gap: space[5] } },
  }),
});

export const item = componentStyle({ flex: 'none', minInlineSize: 0, scrollSnapAlign: 'start' });

const share = (across: number, gap: string) => `calc((100% - ${across - 1} * ${gap}) / ${across})`;
export const items = styleVariants({
  slides: layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%' }),
  /** The columns of a grid of goods; on a phone the next card shows that there is more. */
  row: layered({
    inlineSize: share(2.2, space[4]),
    '@media': {
      [from.tablet]: { inlineSize: share(3, space[4]) },
      [from.desktop]: { inlineSize: share(4, space[5]) },
      [from.wide]: { inlineSize: share(5, space[5]) },
    },
  }),
});

/** From here a button may reach 16 px beyond the content of a page, and what floats at its edge is clear of it. */
const roomBeside = 'screen and (min-width: 1376px)';

/** Those of slides stand together, on a wide page over the foot of the picture; a row has one at each end, over the pictures of its cards. */
export const buttons = styleVariants({
  slides: layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    '@media': {
      [from.tablet]: { position: 'absolute', insetBlockEnd: space[3], insetInlineStart: 52 },
      [from.desktop]: { insetBlockEnd: space[6] },
    },
  }),
  row: layered({ display: 'contents', '@media': { [below.tablet]: { display: 'none' } } }),
});
export const button = styleVariants({
  slides: layered({ selectors: { '&[aria-disabled="true"]': { color: vars.color.disabled, cursor: 'default' } } }),
  row: layered({
    position: 'absolute',
    insetBlockStart: 92,
    boxShadow: vars.shadow.layer,
    vars: { [ground]: vars.color.raised },
    selectors: {
      ...overParts({ transition: `opacity ${motion.state}` }).selectors,
      '&:first-child': { insetInlineStart: 8 },
      '&:last-child': { insetInlineEnd: 8 },
      '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
    },
    '@media': {
      // Half outside where nothing else stands beside the page's content.
      [roomBeside]: {
        selectors: { '&:first-child': { insetInlineStart: -16 }, '&:last-child': { insetInlineEnd: -16 } },
      },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  }),
});
export const bars = componentStyle({ display: 'flex', gap: space[1] });
export const bar = componentStyle({
  inlineSize: 16,
  blockSize: 3,
  borderRadius: radius.full,
  background: vars.color.lineStrong,
  '@media': { '(forced-colors: active)': { background: 'GrayText' } },
});
export const present = componentStyle({
  inlineSize: 28,
  background: vars.color.text,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
