import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternStyle, patternLayer } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';

export const root = patternStyle({ position: 'sticky', insetBlockEnd: 0, zIndex: 15 });

export const bar = patternStyle({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minBlockSize: 40,
  padding: `${space[2]} ${space[4]}`,
  fontWeight: weight.medium,
  textWrap: 'balance',
  // A light that is on or off; the words say which.
  '::before': { content: '', flex: 'none', inlineSize: 8, blockSize: 8, borderRadius: 8, background: 'currentColor' },
  '@media': { '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText', '::before': { background: 'CanvasText' } } },
});

export const phases = styleVariants({
  offline: patternLayer({ background: vars.color.inverse, color: vars.color.onInverse }),
  back: patternLayer({ background: vars.color.successTint, color: vars.color.success }),
});
