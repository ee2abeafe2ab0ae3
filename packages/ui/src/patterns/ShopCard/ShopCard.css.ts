import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { patternLayer, patternStyle } from '../../theme/layers.ts';
import { breakable, canHover, from, motion, radius, space, text } from '../../theme/scale.ts';

/** A quiet plate on the white of a page and on its grey bands; pointed at, it rises. */
export const root = patternStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  borderRadius: radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.ring,
  transition: `box-shadow ${motion.layer}`,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    [canHover]: { selectors: { '&:has(h2 a, h3 a):hover': { boxShadow: vars.shadow.hover } } },
  },
});

export const head = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[5],
});
export const mark = patternStyle({ marginBlockStart: '2px' });
/** The button goes below where the name has no room beside it. */
export const words = patternStyle({ flex: '1 1 120px', minInlineSize: 0, display: 'grid', gap: '2px' });
export const name = patternStyle({ overflowWrap: 'anywhere', textWrap: 'balance' });

/** Its ground is the whole card; goods and buttons stand above it. */
export const link = patternStyle({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.text}`, outlineOffset: 2 } },
});
export const facts = patternStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}` });
export const note = patternStyle({ ...text.meta, color: vars.color.faint, textWrap: 'balance' });
export const visit = patternStyle({ flex: 'none', marginBlockStart: space[2] });
export const action = patternStyle({ position: 'relative', zIndex: 1, flex: 'none', marginBlockStart: space[2] });

export const goods = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  paddingInline: space[5],
  paddingBlockEnd: space[5],
  marginBlockStart: 'auto',
});
export const item = patternStyle({ minInlineSize: 0 });
export const product = patternStyle({ position: 'relative', zIndex: 1, display: 'block', borderRadius: radius.card });
export const picture = patternStyle({
  transition: `scale ${motion.layer}`,
  '@media': { [canHover]: { selectors: { [`${product}:hover &`]: { scale: '1.03' } } } },
});
export const price = patternStyle({ display: 'block', marginBlockStart: space[2], ...breakable });

/** What stands at the end of the picture is what the shop sells: it stays when the picture is cut. */
export const wide = patternStyle({
  overflow: 'hidden',
  aspectRatio: '4',
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: groundVars.sand,
});
export const widePicture = patternStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '100% 50%' });

export const grid = patternStyle({ display: 'grid', gap: space[5] });
export const columns = styleVariants({
  medium: patternLayer({
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
  large: patternLayer({ '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
});

export const boneMark = patternStyle({ inlineSize: 48, blockSize: 48 });
export const bonePicture = patternStyle({ aspectRatio: '1', borderRadius: radius.card });
