import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, weight } from '../../theme/scale.ts';

const edge = createVar();
const ground = createVar();

export const root = componentStyle({
  display: 'inline-grid',
  flex: 'none',
  inlineSize: edge,
  blockSize: edge,
  overflow: 'hidden',
  verticalAlign: 'middle',
  background: ground,
  // A pale ground on a pale page still has an edge.
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text} 8%, transparent)`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const sizes = styleVariants({
  small: layered({ vars: { [edge]: '32px' } }),
  medium: layered({ vars: { [edge]: '48px' } }),
  large: layered({ vars: { [edge]: '72px' } }),
});

export const shapes = styleVariants({ round: layered({ borderRadius: '50%' }), square: layered({ borderRadius: radius.picture }) });

const hues = ['stone', 'sand', 'blush', 'mist', 'sky', 'sage', 'lilac', 'butter'] as const;
export const grounds = hues.map((hue) =>
  componentStyle({ vars: { [ground]: `color-mix(in srgb, ${groundVars[hue]} 95%, ${vars.color.text})` } }, hue),
);

export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Its size follows the avatar's, which is fixed, and not the reader's text: it is a picture. */
export const stand = componentStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontSize: `calc(${edge} * .375)`,
  lineHeight: 1.4,
  fontWeight: weight.semibold,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
});
export const icon = componentStyle({ inlineSize: '50%', blockSize: '50%' });
