import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, radius, space, text } from '../../theme/scale.ts';

export const title = screenStyle({ overflowWrap: 'anywhere', ':focus-visible': { outline: 'none' } });

export const count = screenStyle({
  ...text.body,
  marginInlineStart: space[2],
  color: vars.color.faint,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Order at one end, price at the other; where there is no room, below each other. */
export const tools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: space[8],
  rowGap: space[4],
  // Each from edge to edge of a phone.
  '@media': { [below.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const boneRow = screenStyle({ blockSize: 32, maxInlineSize: 640, borderRadius: radius.full });
