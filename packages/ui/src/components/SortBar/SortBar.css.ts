import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, canHover, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  '@media': { [below.tablet]: { display: 'block' } },
});

/** As wide as that of `Facets`, so that the choices of both begin on one line. */
export const label = componentStyle({ flex: 'none', minInlineSize: 88, ...text.meta, color: vars.color.faint });

/** Its ends leave room for a focus ring. */
export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '3px',
  margin: '-3px',
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 36,
  paddingInline: space[3],
  borderRadius: radius.full,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  ':focus-visible': { outlineOffset: 0 },
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text, background: vars.color.sunken } },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
  selectors: { '&[aria-current]': { background: vars.color.sunken, color: vars.color.text, fontWeight: weight.semibold } },
});
