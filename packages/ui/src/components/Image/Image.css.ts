import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { groundVars, objectShadow } from '../../theme/grounds.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius } from '../../theme/scale.ts';

const ground = createVar();

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: radius.card,
  background: `radial-gradient(90% 70% at 50% 36%, color-mix(in srgb, ${ground} 55%, ${groundVars.light}) 0, ${ground} 78%)`,
  // Without its ground it needs an edge.
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: -1 } },
});

const hues = ['stone', 'sand', 'mist'] as const;

/** Three quiet grounds, chosen by the thing's id so that the same thing always stands on the same one. */
export const grounds = styleVariants(Object.fromEntries(hues.map((hue, at) => [at, layered({ vars: { [ground]: groundVars[hue] } })])));

export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  filter: objectShadow,
  '@media': { '(forced-colors: active)': { filter: 'none' } },
});
export const missing = componentStyle({ color: vars.color.faint });
