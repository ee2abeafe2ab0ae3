import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, from, motion, radius, space, text, weight } from '../../theme/scale.ts';

/** Forced colours take the ground away that marks the present entry. */
const markedInForcedColors = {
  '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
} as const;

export const root = patternStyle({
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The whole menu of a narrow page, folded. */
export const bar = patternStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: 56,
  paddingInline: space[4],
  borderRadius: radius.card,
  fontWeight: weight.semibold,
  textAlign: 'start',
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunkenHover } },
    [from.tablet]: { paddingInline: space[6] },
    [from.desktop]: { display: 'none' },
  },
});
export const barIcon = patternStyle({ flex: 'none', color: vars.color.accentText });
export const barName = patternStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const chevron = patternStyle({
  flex: 'none',
  color: vars.color.muted,
  transition: `rotate ${motion.state}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});

export const panel = patternStyle({
  padding: space[3],
  paddingBlockEnd: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [from.desktop]: { borderBlockStart: 0 } },
});
export const folded = patternStyle({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block' } },
});

export const head = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: 64,
  padding: space[2],
  borderRadius: radius.controlLarge,
  textAlign: 'start',
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } }, ...markedInForcedColors },
  selectors: { '&[aria-current]': { background: vars.color.accentTint } },
});
export const who = patternStyle({ display: 'grid', minInlineSize: 0, flex: 1 });
export const nickname = patternStyle({
  ...text.body,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const points = patternStyle({ ...text.caption, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
export const bone = patternStyle({ blockSize: 14, inlineSize: '80%' });

export const group = patternStyle({ marginBlockStart: space[3] });
export const heading = patternStyle({
  ...text.caption,
  color: vars.color.faint,
  paddingInline: space[3],
  paddingBlockStart: space[1],
  paddingBlockEnd: '6px',
});

export const row = patternStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 36,
  paddingBlock: '7px',
  paddingInline: space[3],
  borderRadius: radius.control,
  color: vars.color.muted,
  fontWeight: weight.medium,
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunkenHover, color: vars.color.text } },
    ...markedInForcedColors,
  },
  selectors: {
    '&[aria-current]': { background: vars.color.accentTint, color: vars.color.accentText, fontWeight: weight.semibold },
  },
});
export const icon = patternStyle({ flex: 'none' });
export const picture = patternStyle({ flex: 'none', inlineSize: 18, blockSize: 18, objectFit: 'contain' });
/** The count stands beside the name, which may need two lines; it goes below where not even the name's longest word leaves room for it. */
export const words = patternStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
});
export const name = patternStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${words} > &`]: { flex: '1 1 0', minInlineSize: 'min-content', maxInlineSize: '100%', overflowWrap: 'break-word' } },
});
export const count = patternStyle({
  ...text.caption,
  flex: 'none',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
/** Below the groups, as quiet as a heading: the pages that are there work all the same. */
export const incomplete = patternStyle({
  ...text.caption,
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  marginBlockStart: space[4],
  paddingInline: space[3],
  color: vars.color.muted,
});
export const boneRow = patternStyle({ blockSize: 14, inlineSize: '65%' });
