import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';
import { layerMaxWidth } from '../Popover/Popover.css.ts';

const ink = createVar();

export const list = componentStyle({
  padding: '6px',
  vars: { [layerMaxWidth]: '320px' },
  minInlineSize: 180,
});

export const item = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: 40,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.control,
  color: ink,
  textAlign: 'start',
  cursor: 'pointer',
  ':active': { background: vars.color.lineMid },
  ':focus-visible': { outlineOffset: -2, background: vars.color.sunkenHover },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:active)': { background: vars.color.sunkenHover } } },
    '(forced-colors: active)': { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
  },
  selectors: {
    '&[aria-disabled=true]': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&[aria-disabled=true]:is(:hover, :active)': { background: 'none' },
  },
});

export const tones = styleVariants({
  neutral: layered({ vars: { [ink]: vars.color.text } }),
  danger: layered({ vars: { [ink]: vars.color.danger } }),
});

export const words = componentStyle({ flex: 1, minInlineSize: 0 });
export const icon = componentStyle({
  color: vars.color.muted,
  selectors: { [`${tones.danger} > &, [aria-disabled=true] > &`]: { color: 'inherit' } },
});

export const tick = componentStyle({
  color: vars.color.accentText,
  selectors: { '[aria-checked=false] > &': { visibility: 'hidden' } },
});
export const chosen = componentStyle({ selectors: { '&[aria-checked=true]': { fontWeight: weight.medium } } });

export const heading = componentStyle({
  ...text.caption,
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  color: vars.color.faint,
});

export const separator = componentStyle({
  marginBlock: '6px',
  marginInline: space[3],
  border: 0,
  borderBlockStart: `1px solid ${vars.color.lineMid}`,
});
