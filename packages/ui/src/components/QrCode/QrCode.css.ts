import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

/** Dark on white in both themes and in forced colours: many scanners do not read the reverse. */
export const root = componentStyle({
  display: 'grid',
  aspectRatio: '1',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: '#FFFFFF',
  color: '#18181B',
  boxShadow: vars.shadow.ring,
  forcedColorAdjust: 'none',
});

export const missing = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  padding: space[3],
  borderRadius: radius.picture,
  background: vars.color.sunken,
  color: vars.color.muted,
  ...text.caption,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** `missing` may grow with its text. */
export const sizes = styleVariants({ small: 120, medium: 160, large: 240 }, (edge) => layered({ inlineSize: edge, minBlockSize: edge }));

export const drawing = componentStyle({ inlineSize: '100%', blockSize: '100%' });
