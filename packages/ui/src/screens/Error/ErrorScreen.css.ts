import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

export const root = screenStyle({ paddingBlock: `${space[18]} ${space[14]}`, paddingInline: space[4] });

export const arcade = screenStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  paddingInline: space[6],
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.lineMid}`,
});

/** Side bays appear as the page has room for them. */
export const inner = screenStyle({ display: 'none', '@media': { [from.tablet]: { display: 'grid' } } });
export const outer = screenStyle({ display: 'none', '@media': { [from.desktop]: { display: 'grid' } } });

export const body = screenStyle({ maxInlineSize: '56ch', textWrap: 'balance' });
