import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, focusRing, motion, radius, space, text } from '../../theme/scale.ts';
import { threeDots } from '../Spinner/threeDots.ts';

const width = 36;
const height = 20;

export const root = componentStyle({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  inlineSize: 'fit-content',
  paddingBlock: '3px',
  cursor: 'pointer',
  ...text.body,
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
  selectors: {
    '&:has(:disabled)': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&:has([aria-busy=true])': { cursor: 'progress' },
  },
});

/** In the middle of the first line, which is higher in Thai and Lao. */
export const track = componentStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: width,
  blockSize: height,
  marginBlockStart: `calc((1lh - ${height}px) / 2)`,
});

/** The drawn track is the input itself; the label around it makes the target larger. */
export const input = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: width,
  blockSize: height,
  borderRadius: radius.full,
  background: vars.color.lineStrong,
  cursor: 'inherit',
  transition: `background ${motion.state}`,
  selectors: {
    '&:checked': { background: vars.color.accentFill },
    '&:focus-visible': focusRing(vars.color.text),
    '&:disabled': { background: vars.color.lineMid },
    '&:checked:disabled': { background: vars.color.disabled },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`${root}:hover > * > &:not(:checked, :disabled, [aria-busy=true])`]: { background: vars.color.faint },
        [`${root}:hover > * > &:checked:not(:disabled, [aria-busy=true])`]: { background: vars.color.accentHover },
      },
    },
    // The system takes grounds away, so on and off are told by the ground of its own colours and the place of the thumb.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      border: '1px solid ButtonText',
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:checked:disabled': { background: 'GrayText' },
        [`${root}:hover > * > &:not(:checked, :disabled, [aria-busy=true])`]: { background: 'Canvas' },
        [`${root}:hover > * > &:checked:not(:disabled, [aria-busy=true])`]: { background: 'Highlight' },
        '&:focus-visible': { outlineColor: 'CanvasText' },
      },
    },
  },
});

const calm = '(prefers-reduced-motion: reduce)';
const turn = keyframes({ to: { rotate: '1turn' } });

export const thumb = componentStyle({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 2,
  inlineSize: height - 4,
  blockSize: height - 4,
  borderRadius: '50%',
  background: vars.color.onAccent,
  pointerEvents: 'none',
  transition: `inset-inline-start ${motion.state}`,
  selectors: {
    [`${input}:checked ~ &`]: { insetInlineStart: width - height + 2 },
    [`${input}:disabled ~ &`]: { background: vars.color.surface },
    [`${input}[aria-busy=true] ~ &::after`]: {
      content: '',
      position: 'absolute',
      inset: 2,
      borderRadius: '50%',
      border: `2px solid ${vars.color.lineStrong}`,
      borderInlineEndColor: 'transparent',
      animation: `${turn} .8s linear infinite`,
    },
  },
  '@media': {
    [calm]: {
      selectors: {
        [`${input}[aria-busy=true] ~ &::after`]: {
          insetBlock: 6,
          border: 0,
          borderRadius: 0,
          background: vars.color.lineStrong,
          mask: threeDots,
        },
      },
    },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: {
        [`${input}:checked ~ &`]: { background: 'HighlightText' },
        [`${input}:disabled ~ &`]: { background: 'GrayText' },
        [`${input}:checked:disabled ~ &`]: { background: 'Canvas' },
        [`${input}[aria-busy=true] ~ &::after`]: { borderColor: 'Canvas', borderInlineEndColor: 'transparent' },
        [`${input}:checked[aria-busy=true] ~ &::after`]: { borderColor: 'Highlight', borderInlineEndColor: 'transparent' },
      },
    },
    [`${calm} and (forced-colors: active)`]: {
      selectors: {
        [`${input}[aria-busy=true] ~ &::after`]: { background: 'Canvas' },
        [`${input}:checked[aria-busy=true] ~ &::after`]: { background: 'Highlight' },
      },
    },
  },
});

export const label = componentStyle({ minInlineSize: 0 });
export const notes = componentStyle({ paddingInlineStart: width + 12 });
