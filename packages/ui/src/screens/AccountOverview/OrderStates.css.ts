import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space, text, weight } from '../../theme/scale.ts';

export const all = screenStyle({
  ...text.body,
  color: vars.color.muted,
  fontWeight: weight.medium,
  paddingBlock: space[1],
  '@media': { [canHover]: { ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '3px' } } },
});

export const states = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[1],
  marginBlock: `${space[2]} calc(-1 * ${space[2]})`,
  marginInline: `calc(-1 * ${space[3]})`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const missing = screenStyle({ marginBlockStart: space[5] });
export const cell = screenStyle({ display: 'grid', minInlineSize: 0 });
export const state = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[2],
  paddingBlock: space[4],
  paddingInline: space[2],
  borderRadius: radius.controlLarge,
  textAlign: 'center',
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } } },
});
export const icon = screenStyle({ color: vars.color.muted });
