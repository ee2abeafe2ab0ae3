import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, canHover, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [below.tablet]: { display: 'block' } },
});

export const label = componentStyle({ flex: 'none', ...text.meta, color: vars.color.faint });

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
