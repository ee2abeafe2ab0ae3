import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, focusRing, space, text, weight } from '../../theme/scale.ts';

/** Scrolls sideways when the tabs do not fit; the chosen one is kept in view. */
export const list = componentStyle({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});

export const tab = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: 48,
  fontSize: '.875rem',
  lineHeight: 1.57,
  fontWeight: weight.medium,
  color: vars.color.muted,
  borderBlockEnd: '2px solid transparent',
  borderBlockStart: '2px solid transparent',
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
  selectors: {
    '&[aria-selected=true]': { color: vars.color.text, fontWeight: weight.semibold, borderBlockEndColor: vars.color.accentFill },
    '&:focus-visible': { ...focusRing(vars.color.text), outlineOffset: -4, borderRadius: 6 },
  },
});

export const count = componentStyle({
  ...text.caption,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.faint,
  selectors: { [`${tab}[aria-selected=true] > &`]: { color: vars.color.accentText } },
});

export const panel = componentStyle({ ':focus-visible': { ...focusRing(vars.color.text), borderRadius: 4 } });
