import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** What comes back, below the lines. */
export const sum = screenStyle({
  rowGap: space[1],
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const note = screenStyle({ flex: '1 1 240px', textWrap: 'pretty' });
export const amount = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: space[4],
  marginInlineStart: 'auto',
});
