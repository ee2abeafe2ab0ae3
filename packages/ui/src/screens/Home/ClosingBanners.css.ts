import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space, weight } from '../../theme/scale.ts';

export const closing = screenStyle({
  display: 'grid',
  gap: space[5],
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const closer = screenStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: 190,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: vars.ground.sand,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.text}`, outlineOffset: 2 } },
});

export const closerName = screenStyle({
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'start',
  maxInlineSize: '80%',
  margin: space[4],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.full,
  background: vars.color.surface,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

/** Its ground is the whole picture. */
export const whole = screenStyle({
  '::after': { content: '', position: 'absolute', inset: '-200px -1000px', zIndex: 1 },
  ':focus-visible': { outline: 'none' },
});
