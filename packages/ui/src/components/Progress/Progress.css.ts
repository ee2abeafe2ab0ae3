import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { motion, radius, space, text, weight } from '../../theme/scale.ts';

const fill = createVar();
const groove = createVar();

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: '6px',
  justifyContent: 'space-between',
});
export const label = componentStyle({ ...text.meta, fontWeight: weight.medium, minInlineSize: 0 });
export const note = componentStyle({ ...text.meta, color: vars.color.muted, fontVariantNumeric: 'tabular-nums', minInlineSize: 0 });

const pass = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

/** The share is drawn by the browser; each engine has its own name for the parts. */
export const bar = componentStyle({
  vars: { [groove]: vars.color.sunkenHover },
  appearance: 'none',
  display: 'block',
  flex: '1 0 100%',
  blockSize: 6,
  inlineSize: '100%',
  border: 0,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: groove,
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': { background: fill, borderRadius: radius.full },
    '&::-moz-progress-bar': { background: fill, borderRadius: radius.full },
    // A third of the bar passes by.
    '&:indeterminate': {
      background: `linear-gradient(${fill}, ${fill}) 0 0 / 33% 100% no-repeat ${groove}`,
      animation: `${pass} 1.4s ease-in-out infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'none' },
  },
  '@media': {
    // A part of the control: the theme's own rule does not reach it.
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&::-webkit-progress-value': { transition: `inline-size ${motion.layer}` } },
    },
    // Standing still, a third would read as "33 % done"; stripes along the whole bar do not.
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&:indeterminate': {
          background: `repeating-linear-gradient(135deg, ${fill} 0 6px, ${groove} 6px 12px)`,
        },
      },
    },
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      blockSize: 8,
      forcedColorAdjust: 'none',
      vars: { [fill]: 'Highlight', [groove]: 'Canvas' },
    },
  },
});

export const tones = styleVariants({
  accent: layered({ vars: { [fill]: vars.color.accentGraphic } }),
  success: layered({ vars: { [fill]: vars.color.success } }),
  danger: layered({ vars: { [fill]: vars.color.danger } }),
});
