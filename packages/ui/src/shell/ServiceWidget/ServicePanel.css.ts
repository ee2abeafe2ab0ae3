import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { below, canHover, motion, radius, space, text, weight } from '../../theme/scale.ts';
import { floating } from './ServiceWidget.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Reaches to the button, so that a pointer on its way never leaves it. */
export const place = patternStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  paddingBlockEnd: space[2],
  animation: `${appear} ${motion.state}`,
  '@media': {
    [floating]: {
      insetBlockEnd: 'auto',
      insetBlockStart: 0,
      insetInlineStart: 'auto',
      insetInlineEnd: '100%',
      padding: 0,
      paddingInlineEnd: space[2],
    },
  },
});

export const panel = patternStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  inlineSize: 195,
  minBlockSize: 60,
  padding: space[2],
  borderRadius: radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.layer,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Nobody scans a code with the phone that shows it. */
export const code = patternStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  textAlign: 'center',
  '@media': { [below.tablet]: { display: 'none' } },
});

/** 120 + 60 = the panel without its padding, nearly: longer words on the button push it below. */
export const row = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} 0`,
  justifyContent: 'space-between',
});
export const tip = patternStyle({
  inlineSize: 119,
  flexGrow: 1,
  minInlineSize: 0,
  paddingInlineEnd: space[2],
  // Less by the edges that the panel has there.
  '@media': { '(forced-colors: active)': { inlineSize: 117 } },
});
export const line = patternStyle({ ...text.meta, fontWeight: weight.semibold, overflowWrap: 'anywhere', textWrap: 'balance' });
export const note = patternStyle({ ...text.caption, color: vars.color.muted, textWrap: 'balance' });
export const words = patternStyle({ ...text.meta, padding: space[1], overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const call = patternStyle({
  display: 'inline-block',
  paddingBlock: '2px',
  borderRadius: radius.tag,
  whiteSpace: 'nowrap',
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
});

/** Drawn 60 × 20; the target is 24 high, as all are. */
export const button = patternStyle({
  ...text.caption,
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 60,
  minBlockSize: 20,
  paddingInline: space[2],
  borderRadius: radius.full,
  background: vars.color.accentFill,
  color: vars.color.onAccent,
  fontWeight: weight.semibold,
  '::after': { content: '', position: 'absolute', inset: '-2px 0' },
  '@media': {
    [canHover]: { ':hover': { background: vars.color.accentHover } },
    '(forced-colors: active)': { outline: '1px solid LinkText' },
  },
});
