import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';
import { threeDots } from './threeDots.ts';

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

/** In place of the ring where nothing may move. */
export const dots = componentStyle({
  gridArea: '1 / 1',
  display: 'none',
  inlineSize: '100%',
  aspectRatio: '4',
  background: 'currentColor',
  mask: threeDots,
  '@media': { [calm]: { display: 'block' }, '(forced-colors: active)': { background: 'CanvasText' } },
});
