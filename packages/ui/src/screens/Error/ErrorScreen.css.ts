import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { from, space, text } from '../../theme/scale.ts';

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: `${space[18]} ${space[14]}`,
  paddingInline: space[4],
});

export const arcade = componentStyle({
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
export const inner = componentStyle({ display: 'none', '@media': { [from.tablet]: { display: 'grid' } } });
export const outer = componentStyle({ display: 'none', '@media': { [from.desktop]: { display: 'grid' } } });

export const title = componentStyle({ ...text.display, marginBlockStart: space[10] });
export const body = componentStyle({
  ...text.lead,
  color: vars.color.muted,
  marginBlockStart: space[2],
  maxInlineSize: '56ch',
  textWrap: 'balance',
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[8],
});
