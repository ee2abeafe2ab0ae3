import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const stars = componentStyle({ inlineSize: 'auto', maxInlineSize: 'none' });
export const starSizes = styleVariants({ small: '.875rem', medium: '1rem', large: '1.25rem' }, (size) => layered({ blockSize: size }));

export const rest = componentStyle({
  fill: vars.color.lineMid,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const filled = componentStyle({
  fill: vars.color.star,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const number = componentStyle({
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.text,
});
export const numberSizes = styleVariants({
  small: layered({ ...text.meta, fontWeight: weight.semibold }),
  medium: layered({ ...text.body, fontWeight: weight.semibold }),
  large: layered({ ...text.subtitle }),
});

// The field
export const field = componentStyle({ borderRadius: radius.control });
export const legend = componentStyle({ ...text.body, fontWeight: weight.medium, paddingBlockEnd: space[1] });
export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });
export const choices = componentStyle({ display: 'flex', marginInlineStart: -1 });

/** 28 px wide and 40 high to press, 26 of them drawn. */
export const choice = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 40,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.text}`, outlineOffset: -2, borderRadius: 8 },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});

export const choiceStar = componentStyle({
  inlineSize: 26,
  blockSize: 26,
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  selectors: {
    '[aria-invalid=true] &': { stroke: vars.color.danger },
    '&[data-filled]': { fill: vars.color.star, stroke: vars.color.star },
    ':disabled + &': { stroke: vars.color.lineMid },
    ':disabled + &[data-filled]': { fill: vars.color.lineStrong, stroke: vars.color.lineStrong },
  },
});

/** In forced colours the fill has to be said again, after the rule above. */
export const choiceStarForced = componentStyle({
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[aria-invalid=true] &&': { stroke: 'CanvasText' },
        '&&[data-filled]': { fill: 'Highlight', stroke: 'Highlight' },
        ':disabled + &&': { stroke: 'GrayText' },
        ':disabled + &&[data-filled]': { fill: 'GrayText', stroke: 'GrayText' },
      },
    },
  },
});

/**
 * Beside the stars, in two short lines where it must; only where even those do not fit, below them. Its place is kept, so
 * that pointing moves nothing; a message that no star was chosen takes it.
 */
export const word = componentStyle({ ...text.meta, flex: '1 1 5rem', minBlockSize: '1lh', color: vars.color.muted });
