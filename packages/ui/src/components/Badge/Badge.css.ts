import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, text, weight } from '../../theme/scale.ts';

export const anchor = componentStyle({ position: 'relative', display: 'inline-flex' });

export const badge = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.full,
  background: vars.color.accentFill,
  color: vars.color.onAccent,
  boxShadow: `0 0 0 2px ${vars.color.canvas}`,
  // There is no shadow that keeps it off its icon.
  '@media': { '(forced-colors: active)': { outline: '2px solid Canvas' } },
  selectors: {
    // From the icon's corner outward, so that a longer figure grows away from the icon.
    [`${anchor} > &`]: { position: 'absolute', insetBlockEnd: 'calc(100% - 10px)', insetInlineStart: 'calc(100% - 10px)' },
  },
});

export const looks = styleVariants({
  count: layered({
    ...text.caption,
    minBlockSize: 18,
    // Round at one figure, and as large as the reader's text.
    minInlineSize: '1.5em',
    paddingInline: '5px',
    // Figures alone: no Thai or Lao marks need the higher line.
    lineHeight: 1.5,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
  dot: layered({
    inlineSize: 8,
    blockSize: 8,
    selectors: { [`${anchor} > &`]: { insetBlockEnd: 'calc(100% - 7px)', insetInlineStart: 'calc(100% - 7px)' } },
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
});
