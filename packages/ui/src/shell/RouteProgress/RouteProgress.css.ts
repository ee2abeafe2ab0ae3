import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternStyle, patternLayer } from '../../theme/layers.ts';

const run = keyframes({ from: { scale: '0 1' } });
const leave = keyframes({ to: { opacity: 0 } });

export const root = patternStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 40,
  blockSize: 3,
  pointerEvents: 'none',
  overflow: 'hidden',
});

export const bar = patternStyle({
  blockSize: '100%',
  transformOrigin: '0 50%',
  background: vars.color.accentGraphic,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  selectors: { ':dir(rtl) > &': { transformOrigin: '100% 50%' } },
});

export const phases = styleVariants({
  running: patternLayer({
    scale: '0.94 1',
    animation: `${run} 5000ms cubic-bezier(0.1, 0.6, 0.3, 1)`,
    '@media': {
      // Standing still, a bar of some length would read as so much done; stripes along the whole of it do not.
      '(prefers-reduced-motion: reduce)': {
        scale: '1',
        background: `repeating-linear-gradient(90deg, ${vars.color.accentGraphic} 0 24px, ${vars.color.accentLine} 24px 32px)`,
      },
      '(forced-colors: active) and (prefers-reduced-motion: reduce)': {
        background: 'repeating-linear-gradient(90deg, Highlight 0 24px, Canvas 24px 32px)',
      },
    },
  }),
  done: patternLayer({ opacity: 1, animation: `${leave} 200ms ease-in 40ms both` }),
});
