import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';

const edge = createVar();
const stroke = createVar();
const calm = '(prefers-reduced-motion: reduce)';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: edge,
  blockSize: edge,
  verticalAlign: 'text-bottom',
});

export const sizes = styleVariants({
  small: layered({ vars: { [edge]: '16px', [stroke]: '2px' } }),
  medium: layered({ vars: { [edge]: '24px', [stroke]: '2.5px' } }),
  large: layered({ vars: { [edge]: '40px', [stroke]: '3px' } }),
});

const turn = keyframes({ to: { rotate: '1turn' } });

/** The gap is masked, not painted in the ground's colour: that would show on another ground and under forced colours. */
export const ring = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: '50%',
  border: `${stroke} solid currentColor`,
  mask: 'conic-gradient(#000 75%, transparent 0)',
  animation: `${turn} .8s linear infinite`,
  '@media': { [calm]: { display: 'none' } },
});

/** A ring that stands still looks broken; three dots say "wait" without moving. */
export const dots = componentStyle({
  gridArea: '1 / 1',
  display: 'none',
  inlineSize: '100%',
  aspectRatio: '4',
  background: 'currentColor',
  mask: 'radial-gradient(circle closest-side, #000 calc(100% - .5px), transparent) 0 0 / calc(100% / 3) 100%',
  '@media': { [calm]: { display: 'block' }, '(forced-colors: active)': { background: 'CanvasText' } },
});
