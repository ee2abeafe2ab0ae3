import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, utilityStyle } from '../../theme/layers.ts';
import { canHover, focusRing, space, tabRing, text, weight } from '../../theme/scale.ts';

/** Scrolls sideways when the tabs do not fit; the chosen one is kept in view. Its ends leave room for a focus ring. */
export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `-${space[2]}`,
  paddingInline: space[2],
  background: `linear-gradient(${vars.color.line}, ${vars.color.line}) 0 100% / 100% 1px no-repeat content-box`,
});

const fade = {
  maskImage: 'linear-gradient(90deg, transparent, #000 24px calc(100% - 24px), transparent)',
  maskSize: 'calc(100% + 24px) 100%',
} as const;
const scrolled = keyframes({ from: { ...fade, maskPosition: '-24px 0' }, to: { ...fade, maskPosition: '0 0' } });

/**
 * The row fades out at an end where there is more of it. It follows the scrolling and moves nothing, so it stays under reduced
 * motion; where there is nothing to scroll, or no such timeline, there is no mask.
 */
export const fading = utilityStyle({
  animation: `${scrolled} linear`,
  animationTimeline: 'scroll(self inline)',
  selectors: { '&:dir(rtl)': { animationDirection: 'reverse' } },
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
