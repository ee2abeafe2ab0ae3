import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, from, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const label = componentStyle({
  ...text.meta,
  display: 'block',
  inlineSize: 'fit-content',
  marginBlockEnd: space[2],
  color: vars.color.muted,
});

export const row = componentStyle({ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' });

/** Lies below the cells, as large as they are; its own text and caret are not seen. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  background: 'none',
  outline: 'none',
  // 16 px at least: a phone zooms into smaller fields.
  fontSize: '1rem',
  color: 'transparent',
  caretColor: 'transparent',
  forcedColorAdjust: 'none',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    // The browser's own ground of a filled field would show between the cells.
    '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const cells = componentStyle({
  position: 'relative',
  pointerEvents: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 68px)',
  columnGap: space[2],
  '@media': { [from.tablet]: { columnGap: space[3] } },
});

export const cell = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 56,
  borderRadius: radius.controlLarge,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  transition: `box-shadow ${motion.state}`,
  fontSize: '1.5rem',
  lineHeight: 1.34,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  '@media': {
    [canHover]: {
      selectors: { [`${input}:hover:not(:disabled, [readonly]) ~ ${cells} > &`]: { boxShadow: `inset 0 0 0 1px ${vars.color.text}` } },
    },
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: {
        [`${input}[readonly] ~ ${cells} > &`]: { borderStyle: 'dashed' },
        [`${input}:disabled ~ ${cells} > &`]: { borderColor: 'GrayText', color: 'GrayText' },
        [`${input}[aria-invalid=true] ~ ${cells} > &`]: { borderWidth: 2 },
      },
    },
  },
  selectors: {
    [`${input}[readonly] ~ ${cells} > &`]: { background: vars.color.page, boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    [`${input}:disabled ~ ${cells} > &`]: {
      background: vars.color.sunken,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      color: vars.color.disabled,
    },
    [`${input}[aria-invalid=true] ~ ${cells} > &`]: { boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}` },
  },
});

/** Where the next sign goes, or what is selected; only while the field has the focus. */
export const selected = componentStyle({
  selectors: {
    [`${input}:focus ~ ${cells} > &`]: { outline: `2px solid ${vars.color.text}`, outlineOffset: -2 },
    [`${input}:focus ~ ${cells} > &:not(:has(*))`]: { background: vars.color.sunken },
  },
  '@media': { '(forced-colors: active)': { selectors: { [`${input}:focus ~ ${cells} > &`]: { outlineColor: 'Highlight' } } } },
});

const blink = keyframes({ '50%': { opacity: 0 } });

/** An edge and not a ground, so that it is there in forced colours. */
export const caret = componentStyle({
  display: 'none',
  blockSize: '1.5rem',
  borderInlineStart: `2px solid ${vars.color.accentFill}`,
  animation: `${blink} 1.1s steps(1) infinite`,
  selectors: { [`${input}:focus:not([readonly]) ~ ${cells} > ${selected} > &`]: { display: 'block' } },
});
