import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, focusRing, motion, radius, space, text, weight } from '../../theme/scale.ts';

/** A field of its own, beside the field of the number. */
export const root = componentStyle({ position: 'relative', minInlineSize: 0 });

export const button = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: 48,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.controlLarge,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  transition: `box-shadow ${motion.state}`,
  ':focus-visible': focusRing(vars.color.text),
  ':disabled': {
    background: vars.color.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    color: vars.color.disabled,
    cursor: 'not-allowed',
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled)': { boxShadow: `inset 0 0 0 1px ${vars.color.text}` } } },
    '(forced-colors: active)': { border: '1px solid ButtonBorder', ':disabled': { borderColor: 'GrayText' } },
  },
});

/** The picker lies over it; it keeps the place. */
export const away = componentStyle({ visibility: 'hidden' });

export const only = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 48,
  paddingInline: space[3],
});

export const code = componentStyle({ flex: 1, minInlineSize: 0, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const chevron = componentStyle({ color: vars.color.muted, selectors: { ':disabled > &': { color: 'inherit' } } });

export const picker = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  // A name does not fit where a code does: while it is searched, the field lies over its neighbour.
  inlineSize: `max(100%, min(280px, 100dvw - 2 * ${space[5]}))`,
});

export const flag = componentStyle({
  flex: 'none',
  inlineSize: 20,
  blockSize: 15,
  objectFit: 'cover',
  borderRadius: 2,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

/** As large as a flag, so that the names stand below each other. */
export const plate = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 20,
  blockSize: 15,
  borderRadius: 2,
  background: vars.color.sunkenHover,
  color: vars.color.muted,
  fontSize: '9px',
  lineHeight: 1,
  fontWeight: weight.semibold,
  letterSpacing: 0,
});
