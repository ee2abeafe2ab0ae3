import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternStyle, patternLayer } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

/** The button beside the field, and below it where its words, or those of the label, are too long. */
export const root = patternStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[3] });
/** Its box stands beside the button; what is said of it has the whole width, below both. */
export const field = patternStyle({ display: 'contents' });
globalStyle(`${field} > :first-child`, patternLayer({ flex: '999 1 auto', minInlineSize: 104 }));
// What the label needs: beside the button it stands in one line.
globalStyle(`${field} > :first-child > label`, patternLayer({ marginInlineEnd: space[8] }));
globalStyle(`${field} > :not(:first-child)`, patternLayer({ order: 1, flexBasis: '100%', marginBlockStart: `calc(6px - ${space[3]})` }));
/** As high as the field, and slim: it must not jump below it when it begins to count. */
export const beside = patternStyle({
  flex: '1 0 auto',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: 48,
  paddingInline: '15px',
  borderRadius: radius.controlLarge,
});

/** As wide as the longest that it says: the field beside it must not shrink when it begins to count. */
export const words = patternStyle({
  display: 'inline-grid',
  justifyItems: 'center',
  '::after': { content: 'attr(data-longest)', visibility: 'hidden', blockSize: 0 },
});

export const cells = patternStyle({ minInlineSize: 0 });
/** Below the cells: a sentence at the start, the button at the end. */
export const foot = patternStyle({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  marginBlockStart: space[2],
  color: vars.color.muted,
});
/** Its words, and not its ground, end where the cells end. */
export const below = patternStyle({
  marginInline: '-14px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { marginInline: 0 } },
});
