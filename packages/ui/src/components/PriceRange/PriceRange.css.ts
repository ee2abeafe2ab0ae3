import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overParts } from '../../theme/layers.ts';
import { below, canHover, focusRing, radius, space, text } from '../../theme/scale.ts';

export const root = componentStyle({ ...text.body, minInlineSize: 0 });

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** As wide as that of `Facets` and `SortBar`; above the fields where it is narrow, as theirs. */
export const label = componentStyle({
  ...text.meta,
  color: vars.color.faint,
  minInlineSize: 88,
  marginInlineEnd: space[2],
  '@media': { [below.tablet]: { flexBasis: '100%' } },
});

export const field = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minInlineSize: 0,
  minBlockSize: 36,
  paddingInline: space[3],
  borderRadius: radius.control,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  cursor: 'text',
  '@media': {
    [canHover]: { ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.text}` } },
    // Both fields and both buttons in one row of a phone, unless a price is long.
    [below.tablet]: { flex: '1 1 5rem', minInlineSize: 'min-content', maxInlineSize: '100%' },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
  selectors: {
    '&:has(:focus-visible)': { ...focusRing(vars.color.text), outlineOffset: -2 },
    '&:has([aria-invalid])': { boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}` },
  },
});

export const symbol = componentStyle({ color: vars.color.faint });

export const input = componentStyle({
  inlineSize: '4.5rem',
  minInlineSize: 0,
  minBlockSize: 36,
  border: 0,
  background: 'none',
  outline: 'none',
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: vars.color.faint, opacity: 1 },
  // A price shows all its digits.
  '@supports': {
    '(field-sizing: content)': {
      fieldSizing: 'content',
      inlineSize: 'auto',
      minInlineSize: '4.5rem',
      maxInlineSize: '12rem',
      '@media': { [below.tablet]: { minInlineSize: 0, flex: 1 } },
    },
  },
});

export const apply = componentStyle(overParts({ minBlockSize: 36 }));
