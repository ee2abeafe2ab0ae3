import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space } from '../../theme/scale.ts';

export const states = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[1],
  marginBlock: `${space[2]} calc(-1 * ${space[2]})`,
  marginInline: `calc(-1 * ${space[3]})`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const missing = screenStyle({ marginBlockStart: space[5] });
export const state = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[2],
  blockSize: '100%',
  paddingBlock: space[4],
  paddingInline: space[2],
  borderRadius: radius.controlLarge,
  textAlign: 'center',
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } } },
});
export const icon = screenStyle({ color: vars.color.muted });
