import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** 24 px high, and 12 px above the page below it, which keeps 16 px between its parts. */
export const root = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
  minBlockSize: 24,
  marginBlockEnd: '-4px',
  '@media': { print: { display: 'none' } },
});
/** It measures its own width, so it must be given some. */
export const path = patternStyle({ flex: '1 1 12rem', minInlineSize: 0 });
/** Higher than the row: what it has more lies in the space around. Its words, and not its ground, end where the panels end. */
export const action = patternStyle({
  marginBlock: '-4px',
  marginInlineEnd: '-14px',
  '@media': { '(forced-colors: active)': { marginInlineEnd: 0 } },
});
