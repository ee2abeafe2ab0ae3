import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: space[14],
  paddingInline: space[4],
});
export const title = componentStyle({ marginBlockStart: space[6] });
export const body = componentStyle({
  ...text.body,
  color: vars.color.muted,
  marginBlockStart: space[1],
  maxInlineSize: '52ch',
  textWrap: 'balance',
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[6],
  ':empty': { display: 'none' },
});
