import { screenStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

export const head = screenStyle({ minBlockSize: 40 });
/** On one line with the button beside it. */
export const heading = screenStyle({ paddingBlockStart: '6px' });
export const crop = screenStyle({ marginBlockStart: space[5] });
export const facts = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  marginBlockStart: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[8] } },
});
export const list = screenStyle({ inlineSize: '100%' });
export const item = screenStyle({ overflowWrap: 'anywhere' });
export const form = screenStyle({ marginBlockStart: space[4] });
export const portraitSide = screenStyle({ flex: '1 1 220px', minInlineSize: 0 });
export const progress = screenStyle({ maxInlineSize: 320 });
