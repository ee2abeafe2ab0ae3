import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, focusRing, motion, radius, space, weight } from '../../theme/scale.ts';

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
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: 'min(38%, 200px)',
  minBlockSize: 44,
  paddingInline: `${space[5]} ${space[4]}`,
  borderStartStartRadius: 22,
  borderEndStartRadius: 22,
  fontWeight: weight.medium,
  ':focus-visible': { outlineOffset: -2 },
  '::after': { content: '', position: 'absolute', insetInlineEnd: 0, inlineSize: 1, blockSize: 20, background: vars.color.lineMid },
  '@media': { '(forced-colors: active)': { '::after': { background: 'CanvasText' } } },
});

export const chosen = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const chevron = componentStyle({ color: vars.color.muted });

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
