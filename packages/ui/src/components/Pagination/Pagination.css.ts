import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, radius, space, weight } from '../../theme/scale.ts';

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[1] });

export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 40,
  minBlockSize: 40,
  paddingInline: space[2],
  borderRadius: radius.control,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  '@media': {
    [canHover]: { selectors: { '&:is(a):hover': { background: vars.color.sunken, color: vars.color.text } } },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
  selectors: {
    '&[aria-current]': { background: vars.color.text, color: vars.color.canvas },
    '&[aria-disabled]': { color: vars.color.lineStrong },
  },
});
