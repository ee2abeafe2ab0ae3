import { screenStyle } from '../../theme/layers.ts';
import { canHover, motion, radius, space } from '../../theme/scale.ts';

/** A ticket that shows its goods does not stretch the others. */
export const list = screenStyle({ selectors: { '&:has([aria-expanded="true"])': { alignItems: 'start' } } });
/** A row of tickets has one height. */
export const ticket = screenStyle({ maxInlineSize: 'none', blockSize: '100%' });

const inWords = {
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  // The target is 24 px high, the line stays as it is.
  paddingBlock: space[1],
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
} as const;

export const scope = screenStyle(inWords);
export const more = screenStyle({
  ...inWords,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  paddingInline: space[1],
  margin: '-4px',
  borderRadius: radius.tag,
  // Round the words alone, clear of the line above.
  ':focus-visible': { outlineOffset: -4 },
});
export const chevron = screenStyle({
  flex: 'none',
  transition: `rotate ${motion.state}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
export const goods = screenStyle({ display: 'grid', gap: space[2], paddingBlock: space[2] });
