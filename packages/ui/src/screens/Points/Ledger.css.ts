import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const root = screenStyle({ paddingBlockEnd: space[2] });
export const entry = screenStyle({
  rowGap: space[1],
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const what = screenStyle({ flex: '1 1 180px', minInlineSize: 0 });
export const meta = screenStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });
export const sum = screenStyle({ marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const isVoid = screenStyle({ textDecoration: 'line-through' });
