import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, space, text } from '../../theme/scale.ts';

export const root = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: `${space[18]} ${space[14]}`,
  paddingInline: space[4],
});

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

export const title = screenStyle({ ...text.display, marginBlockStart: space[10] });
export const body = screenStyle({
  ...text.lead,
  color: vars.color.muted,
  marginBlockStart: space[2],
  maxInlineSize: '56ch',
  textWrap: 'balance',
});
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[8],
});
