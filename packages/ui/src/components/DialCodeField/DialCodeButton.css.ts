import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, focusRing, radius, space, text, weight } from '../../theme/scale.ts';

/** Stands within the field of the number, before a hairline. */
export const root = componentStyle({ display: 'grid', minInlineSize: 0 });

export const button = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  position: 'relative',
  minBlockSize: 48,
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[3],
  borderStartStartRadius: radius.controlLarge,
  borderEndStartRadius: radius.controlLarge,
  ':focus-visible': { ...focusRing(vars.color.text), outlineOffset: -2 },
  ':disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: space[2],
    insetInlineEnd: 0,
    borderInlineEnd: `1px solid ${vars.color.lineMid}`,
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken } } },
    '(forced-colors: active)': { ':disabled': { color: 'GrayText' } },
  },
});

/** The picker lies over it; it keeps the place. */
export const away = componentStyle({ visibility: 'hidden' });

export const code = componentStyle({ flex: 1, minInlineSize: 0, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const chevron = componentStyle({ color: vars.color.muted, selectors: { ':disabled > &': { color: 'inherit' } } });

export const picker = componentStyle({
  position: 'absolute',
  // A name does not fit where a code does: while it is searched, it has the whole field.
  inset: 0,
  zIndex: 1,
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
