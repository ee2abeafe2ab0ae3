import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternLayer, patternStyle } from '../../theme/layers.ts';
import { canHover, focusRing, motion, radius, space, text, weight } from '../../theme/scale.ts';

/** The avatar stands beside everything else: text is aligned to the name, not to the picture. */
export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
});

export const avatar = patternStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: vars.color.sunken,
  color: vars.color.muted,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const body = patternStyle({ display: 'grid', gap: space[2], minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = patternStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });
export const nickname = patternStyle({ ...text.body, fontWeight: weight.semibold, minInlineSize: 0 });
/** Below the name: when, and what was bought. */
export const meta = patternStyle({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  flexBasis: '100%',
  color: vars.color.faint,
});
export const words = patternStyle({ ...text.body, maxInlineSize: '70ch', whiteSpace: 'pre-line', textWrap: 'pretty' });

export const pictures = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockStart: space[1] });
export const picture = patternStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: vars.color.sunken,
  color: vars.color.faint,
  cursor: 'zoom-in',
  ':focus-visible': focusRing(vars.color.text),
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } },
});
export const pictureSizes = styleVariants({
  64: patternLayer({ inlineSize: 64, blockSize: 64 }),
  80: patternLayer({ inlineSize: 80, blockSize: 80 }),
});
export const photo = patternStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `opacity ${motion.state}`,
  '@media': { [canHover]: { selectors: { [`${picture}:hover > &`]: { opacity: 0.86 } } } },
});

/** The merchant speaks: set apart, and no card in a card. */
export const reply = patternStyle({
  ...text.body,
  marginBlockStart: space[1],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: radius.control,
  background: vars.color.sunken,
  color: vars.color.muted,
  maxInlineSize: '70ch',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const replyFrom = patternStyle({ ...text.meta, fontWeight: weight.semibold, color: vars.color.text });
export const replyWords = patternStyle({ whiteSpace: 'pre-line', textWrap: 'pretty' });
