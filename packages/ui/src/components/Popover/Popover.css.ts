import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { motion, radius, space, text } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** What a layer may set for itself; a layer within it does not inherit it. */
const own = { syntax: '*', inherits: false } as const;
export const layerWidth = createVar(own);
export const layerMaxWidth = createVar(own);

/** The widest that fits into the window. */
export const windowWidth = `calc(100dvw - 2 * ${space[2]})`;

/**
 * A layer in the top layer. Its place is in pixels of the viewport, from the left whichever way text runs, and comes
 * from `usePopoverLayer`. No `display` here: it would show what the platform hides.
 */
export const layer = componentStyle({
  position: 'fixed',
  inset: '0 auto auto 0',
  // By the platform's own `fit-content` WebKit makes a grid as high as it may be.
  blockSize: 'auto',
  translate: 'var(--galleria-layer-x, 0) var(--galleria-layer-y, 0)',
  inlineSize: fallbackVar(layerWidth, 'max-content'),
  maxInlineSize: `min(${fallbackVar(layerMaxWidth, windowWidth)}, ${windowWidth})`,
  maxBlockSize: 'var(--galleria-layer-room, 80dvb)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRadius: radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.layer,
  animation: `${appear} ${motion.layer}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  // Skeletons are nothing to scroll through, and hold nothing by which the keyboard could.
  selectors: { '&[data-pending]': { overflow: 'hidden' } },
});

export const panel = componentStyle({
  ...text.body,
  vars: { [layerMaxWidth]: '360px' },
  padding: space[4],
});
