import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, canHover, focusRing, space, tabRing, text, weight } from '../../theme/scale.ts';

/** Scrolls sideways when the tabs do not fit; the chosen one is kept in view, and the row fades where others are out of sight. Its ends leave room for a focus ring. */
export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `-${space[2]}`,
  paddingInline: space[2],
  // More of them, and a part of the next, are in sight.
  '@media': { [below.tablet]: { gap: space[6] } },
});

export const line = componentStyle({
  background: `linear-gradient(${vars.color.line}, ${vars.color.line}) 0 100% / 100% 1px no-repeat content-box`,
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
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text } },
    // There every border is drawn, so the line below all tabs would look chosen.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        '&[aria-selected=true]': { borderBlockEndColor: 'Highlight' },
        '&:focus-visible::before': { outlineColor: 'Highlight' },
      },
    },
  },
  selectors: {
    '&[aria-selected=true]': { color: vars.color.text, fontWeight: weight.semibold, borderBlockEndColor: vars.color.accentFill },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': tabRing(vars.color.text),
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
