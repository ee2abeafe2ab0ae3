import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, canHover, focusRing, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { print: { maxInlineSize: 280 } },
});

export const stage = componentStyle({ position: 'relative', minInlineSize: 0 });

/** Swiped from picture to picture; nobody needs the bar, which the keyboard and the small pictures do without. */
export const strip = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderRadius: radius.card,
});
export const slide = componentStyle({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });

export const open = componentStyle({
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.card,
  cursor: 'zoom-in',
  // Within, as the row cuts off what is around it.
  ':focus-visible': { ...focusRing(vars.color.text), outlineOffset: -4 },
});

export const picture = componentStyle({
  transformOrigin: 'var(--look-x, 50%) var(--look-y, 50%)',
  transition: `scale ${motion.layer}`,
  '@media': {
    [`${canHover} and (pointer: fine) and (prefers-reduced-motion: no-preference)`]: {
      selectors: { [`${open}:hover > &`]: { scale: '1.75' } },
    },
  },
});

export const position = componentStyle({
  ...text.caption,
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' }, print: { display: 'none' } },
});

export const thumbs = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  // Room for the rings, which a row that scrolls would cut off. It ends where the picture ends.
  margin: '-4px 0 -4px -4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // There the large one is swiped.
  '@media': { [below.tablet]: { display: 'none' }, print: { display: 'none' } },
});
export const thumb = componentStyle({
  display: 'block',
  inlineSize: 'clamp(56px, (100cqi - 52px) / 5, 96px)',
  borderRadius: radius.picture,
  boxShadow: '0 0 0 0 transparent',
  transition: `box-shadow ${motion.state}`,
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current])': { boxShadow: `0 0 0 1px ${vars.color.lineStrong}` } } },
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: 3 } },
    },
  },
  selectors: {
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.text}` },
    '&:focus-visible': focusRing(vars.color.text),
    // The line around the chosen one is thinner, so that the ring is not taken for it.
    '&[aria-current]:focus-visible': { boxShadow: `0 0 0 1px ${vars.color.text}` },
  },
});
export const thumbPicture = componentStyle({ borderRadius: radius.picture });
