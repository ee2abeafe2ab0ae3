import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, from, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const closing = screenStyle({
  display: 'grid',
  gap: space[5],
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const closer = screenStyle({
  position: 'relative',
  display: 'grid',
  // The whole picture, unless the name needs more: a box that is hidden beyond its edge would stay as it is.
  aspectRatio: '1200 / 384',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'clip',
  borderRadius: radius.card,
  background: groundVars.sand,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.text}`, outlineOffset: 2 } },
});

export const closerName = screenStyle({
  ...text.card,
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'start',
  // What the picture shows stands at the right.
  maxInlineSize: 'min(40% - 12px, 8.5em)',
  margin: space[3],
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: radius.card,
  background: vars.color.surface,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  // Balanced lines would be much shorter than the plate.
  textWrap: 'wrap',
  '@media': {
    [from.desktop]: { ...text.heading, paddingBlock: space[2], paddingInline: space[3] },
  },
});

export const closerPicture = screenStyle({
  gridArea: '1 / 1',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
  transition: `scale ${motion.layer}`,
  '@media': { [canHover]: { selectors: { 'li:hover > &': { scale: '1.02' } } } },
});

/** Its ground is the whole picture. */
export const whole = screenStyle({
  '::after': { content: '', position: 'absolute', inset: '-200px -1000px', zIndex: 1 },
  ':focus-visible': { outline: 'none' },
});
