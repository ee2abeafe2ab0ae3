import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, focusRing, motion, radius, space } from '../../theme/scale.ts';

/** A pill of 44 px without an edge; it grows with its text. */
export const root = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  inlineSize: '100%',
  paddingInlineEnd: space[1],
  borderRadius: 22,
  background: vars.color.sunken,
  fontSize: '.875rem',
  lineHeight: 1.45,
  transition: `background ${motion.state}`,
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:focus-within)': { background: vars.color.sunkenHover } } },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
  selectors: { '&:has(input:focus-visible)': { ...focusRing(vars.color.text), outlineOffset: 0 } },
});

export const category = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '0 1 auto',
  maxInlineSize: 'min(38%, 200px)',
  alignItems: 'center',
  '::after': {
    content: '',
    flex: 'none',
    inlineSize: 1,
    blockSize: 20,
    background: vars.color.lineMid,
  },
});

export const select = componentStyle({
  appearance: 'none',
  // As wide as the category that is chosen, where the browser can; else as the longest of them.
  fieldSizing: 'content',
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: 44,
  border: 0,
  borderStartStartRadius: 22,
  borderEndStartRadius: 22,
  background: 'none',
  paddingInlineStart: space[5],
  paddingInlineEnd: 36,
  fontWeight: 500,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -2 },
});

export const option = componentStyle({ background: vars.color.raised, color: vars.color.text });

export const chevron = componentStyle({
  position: 'absolute',
  insetInlineEnd: space[3],
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const input = componentStyle({
  appearance: 'none',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  border: 0,
  background: 'none',
  paddingInline: `${space[4]} ${space[2]}`,
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:first-child': { paddingInlineStart: space[5] },
    '&::placeholder': { color: vars.color.faint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  marginInlineEnd: space[1],
  borderRadius: radius.full,
  color: vars.color.muted,
  '@media': { [canHover]: { ':hover': { background: vars.color.lineMid, color: vars.color.text } } },
});

export const go = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: radius.full,
  background: vars.color.accentFill,
  color: vars.color.onAccent,
  transition: `background ${motion.state}`,
  ':active': { background: vars.color.accentPress },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:active)': { background: vars.color.accentHover } } },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
  selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
});
