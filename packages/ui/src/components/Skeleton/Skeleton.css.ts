import { createVar, fallbackVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius } from '../../theme/scale.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const appear = keyframes({ from: { opacity: 0 } });

/** What bones are painted with, for a ground on which their own grey cannot be seen. */
export const boneColor = createVar();

/**
 * A skeleton waits 200 ms before it shows, so that a quick answer does not flicker (docs/domain/site.md#loading). It breathes as a
 * whole: with an animation for each of its bones, the browser works out a hundred styles a frame.
 */
export const late = componentStyle({ animation: `${appear} 1ms 200ms backwards, ${breathe} 1.6s 200ms ease-in-out infinite` });

export const bone = componentStyle({
  display: 'block',
  background: fallbackVar(boneColor, vars.color.sunken),
  borderRadius: 4,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: { [`${late} &`]: { animation: 'none' } },
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});

export const shapes = styleVariants({
  button: layered({ flex: 'none', inlineSize: 'min(140px, 100%)', blockSize: 40, borderRadius: radius.control }),
  field: layered({ blockSize: 48, borderRadius: radius.controlLarge }),
  area: layered({ blockSize: 120, borderRadius: radius.controlLarge }),
  card: layered({ blockSize: 150, borderRadius: radius.card }),
  picture: layered({ flex: 'none', inlineSize: 80, blockSize: 80, borderRadius: radius.picture }),
  avatar: layered({ flex: 'none', inlineSize: 72, blockSize: 72, borderRadius: radius.full }),
  tag: layered({ flex: 'none', inlineSize: 64, blockSize: 24, borderRadius: radius.tag }),
  icon: layered({ flex: 'none', inlineSize: 24, blockSize: 24 }),
  steps: layered({ blockSize: 68 }),
});

/** Beside a picture it takes what is left; in a place that is as wide as its content it keeps some letters' width. */
export const text = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: '1 1 0', minInlineSize: '4rem' });
/** As high as a line of its scale, the bar in the middle of it. */
export const line = componentStyle({ blockSize: '1em', marginBlock: 'calc((1lh - 1em) / 2)' });
export const widths = styleVariants({
  quarter: layered({ inlineSize: 'max(25%, 4rem)', maxInlineSize: '9rem' }),
  half: layered({ inlineSize: '50%', maxInlineSize: '18rem' }),
  most: layered({ inlineSize: '80%', maxInlineSize: '36rem' }),
  full: layered({ inlineSize: '100%' }),
});
