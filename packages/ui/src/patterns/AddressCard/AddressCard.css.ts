import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, focusRing, from, motion, radius, space, text, weight } from '../../theme/scale.ts';

/** A panel of its own: it stands in a grid of its like, on a page or in a form. */
export const root = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: `${space[4]} ${space[4]} ${space[3]}`,
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  transition: `box-shadow ${motion.state}, background ${motion.state}`,
  '@media': {
    [from.tablet]: { paddingInline: space[6] },
    [canHover]: { selectors: { '&:hover:has(input:not(:checked, :disabled))': { boxShadow: `0 0 0 1px ${vars.color.lineStrong}` } } },
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight' }, '&:has(input:disabled)': { borderColor: 'GrayText' } },
    },
  },
  selectors: {
    '&:has(:checked)': {
      background: vars.color.accentTint,
      boxShadow: `0 0 0 1px ${vars.color.accentFill}, inset 0 0 0 1px ${vars.color.accentFill}`,
    },
    '&:has(input:disabled)': { background: vars.color.sunken },
    '&:has(input:focus-visible)': focusRing(vars.color.text),
    '&:not(:has(button))': { paddingBlockEnd: space[4] },
  },
});

export const main = patternStyle({ display: 'flex', gap: space[3], alignItems: 'flex-start', flexGrow: 1 });

/** The circle is the input itself; the label makes the whole card its target. */
export const radio = patternStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: 2,
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:checked': { border: `5.5px solid ${vars.color.accentFill}` },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.lineMid, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const words = patternStyle({ display: 'block', flex: 1, minInlineSize: 0 });
export const label = patternStyle({
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: { ':disabled ~ &': { cursor: 'not-allowed' } },
});

export const head = patternStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], rowGap: space[1] });
/** It makes the name's line no higher. */
export const mark = patternStyle({ marginBlock: '-2px' });

const locked = { ':disabled ~ * &': { color: vars.color.disabled } };
const forcedLocked = { '(forced-colors: active)': { selectors: { ':disabled ~ * &': { color: 'GrayText' } } } };

export const name = patternStyle({
  ...text.body,
  fontWeight: weight.semibold,
  minInlineSize: 0,
  selectors: locked,
  '@media': forcedLocked,
});
export const phone = patternStyle({
  ...text.meta,
  display: 'block',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: locked,
  '@media': forcedLocked,
});
export const where = patternStyle({ display: 'flex', gap: space[2], marginBlockStart: space[2] });
/** In the middle of the first line. */
export const pin = patternStyle({ flex: 'none', marginBlockStart: 2, color: vars.color.faint });
export const place = patternStyle({
  ...text.body,
  minInlineSize: 0,
  color: vars.color.muted,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  selectors: locked,
  '@media': forcedLocked,
});

/** Above the label's target, so that a press on a button does not choose the card. */
export const actions = patternStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  gap: space[2],
  marginBlockStart: space[3],
  paddingBlockEnd: space[1],
  selectors: { [`${root}:has(${radio}) > &`]: { marginInlineStart: 30 } },
});
