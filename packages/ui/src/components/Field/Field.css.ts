import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, motion, radius, space, text, weight } from '../../theme/scale.ts';

const edge = createVar();

/** What a label leaves free at its end, such as for an arrow that lies in the control. */
export const room = createVar();
/** How small the label is laid out. */
const size = createVar();
const small = '.857';

/** What stands in front of the control, such as the dial code of a phone number. */
export const start = componentStyle({ gridArea: '1 / 1 / -1', display: 'grid', minInlineSize: 0 });

/** What stands at the end of the box, such as a button that shows the password. */
export const end = componentStyle({ gridArea: '1 / 3 / -1', display: 'flex', alignItems: 'center', paddingInlineEnd: space[1] });

/** An input or a select that fills its box; the label floats above its text. */
export const control = componentStyle({
  gridArea: '2 / 2',
  minInlineSize: 0,
  inlineSize: '100%',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  // In rem, as the label above the text grows with the letters.
  padding: `1.25rem ${space[4]} .375rem`,
  fontSize: '.875rem',
  lineHeight: 1.45,
  outline: 'none',
  '@media': { '(forced-colors: active)': { ':disabled': { color: 'GrayText' } } },
  selectors: {
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&::placeholder': { color: 'transparent' },
    // The browser's own cross is blue.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
    '&:autofill': { boxShadow: `inset 0 0 0 99px ${vars.color.sunken}`, WebkitTextFillColor: vars.color.text },
  },
});

/**
 * The 48-px box that holds a control and its floating label, and beside them what stands in front of it and at its end, however wide that is. The
 * label has a row of its own, which is as high as the lines that it has more than one.
 */
export const box = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  alignItems: 'stretch',
  minBlockSize: 48,
  borderRadius: radius.controlLarge,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${fallbackVar(edge, vars.color.lineStrong)}`,
  transition: `box-shadow ${motion.state}`,
  '@media': {
    [canHover]: { selectors: { [`&:hover:not(:has(> ${control}:is(:disabled, [readonly])))`]: { vars: { [edge]: vars.color.text } } } },
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: {
        [`&:has(> ${control}[readonly])`]: { borderStyle: 'dashed' },
        // The edge that says so otherwise is a shadow.
        [`&:has(> ${control}[aria-invalid=true]:not(:focus-visible))`]: { outline: '1px solid CanvasText', outlineOffset: -2 },
        // The arrow takes it from here.
        [`&:has(> ${control}:disabled)`]: { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
  selectors: {
    [`&:has(> ${end})`]: { vars: { [room]: space[1] } },
    [`&:has(> ${control}[aria-invalid=true])`]: { boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}` },
    [`&:has(> ${control}:focus-visible)`]: { outline: `2px solid ${vars.color.text}`, outlineOffset: -2 },
    [`&:has(> ${control}[readonly])`]: { background: vars.color.page, vars: { [edge]: vars.color.line } },
    [`&:has(> ${control}:disabled)`]: { background: vars.color.sunken, vars: { [edge]: vars.color.line } },
  },
});

/** Lies over the empty control; steps up when there is text or focus. It wraps alike in both places, so that nothing jumps. */
export const label = componentStyle({
  vars: { [size]: '1' },
  gridArea: '1 / 2',
  position: 'relative',
  insetBlockStart: '.8125rem',
  insetInlineStart: space[4],
  justifySelf: 'start',
  // The box has room for one line.
  marginBlockEnd: '-1lh',
  maxInlineSize: `calc((100% - ${space[4]} - ${fallbackVar(room, space[4])}) / ${size})`,
  overflowWrap: 'anywhere',
  fontSize: '.875rem',
  lineHeight: 1.57,
  color: vars.color.muted,
  pointerEvents: 'none',
  transformOrigin: '0 0',
  '@media': { '(forced-colors: active)': { selectors: { [`${control}:disabled ~ &`]: { color: 'GrayText' } } } },
  transition: `translate ${motion.state}, scale ${motion.state}`,
  selectors: {
    [`${control}:is(select, :focus, :autofill, :not(:placeholder-shown)) ~ &`]: {
      translate: '0 -.5rem',
      scale: small,
      color: vars.color.faint,
    },
    [`${control}[aria-invalid=true] ~ &`]: { color: vars.color.danger },
    [`${control}:disabled ~ &`]: { color: vars.color.disabled },
    // The arrow of a select is not to be run under. Its label is always small.
    [`${control}:is(select) ~ &`]: { vars: { [room]: space[10], [size]: small } },
  },
});

/** Lies in the control at its end; a press on it is a press on the control below it. */
export const arrow = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  marginBlock: 'auto',
  color: vars.color.muted,
  pointerEvents: 'none',
  selectors: { [`${control}:disabled ~ &`]: { color: vars.color.disabled } },
});

export const hint = componentStyle({ ...text.caption, color: vars.color.faint, marginBlockStart: '6px', textWrap: 'pretty' });

export const error = componentStyle({
  ...text.caption,
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  marginBlockStart: '6px',
  color: vars.color.danger,
  fontWeight: weight.medium,
  textWrap: 'pretty',
});
