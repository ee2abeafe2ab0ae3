import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { canHover, focusRing, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const legend = componentStyle({ ...text.body, fontWeight: weight.medium, color: vars.color.text, marginBlockEnd: space[2] });

export const looks = styleVariants({
  list: layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', rowGap: space[1] }),
  card: layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: space[3] }),
  chip: layered({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  paddingBlock: space[1],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const card = componentStyle({
  padding: '13px 16px',
  borderRadius: radius.controlLarge,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineMid}`,
  transition: `box-shadow ${motion.state}, background ${motion.state}`,
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:is(:disabled, :checked)))': { boxShadow: `inset 0 0 0 1px ${vars.color.text}` } } },
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
        '&:has(:disabled)': { borderColor: 'GrayText', outlineColor: 'GrayText' },
      },
    },
  },
  selectors: {
    '[aria-invalid=true] &': { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:has(:checked)': { background: vars.color.accentTint, boxShadow: `inset 0 0 0 2px ${vars.color.accentFill}` },
    '&:has(:disabled)': { background: vars.color.sunken, boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    '&:has(:focus-visible)': focusRing(vars.color.text),
  },
});

/** The drawn circle is the input itself; the label around it makes the target larger. */
export const input = componentStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  // In the middle of the first line, which is higher in Thai and Lao.
  marginBlockStart: `calc((1lh - 18px) / 2)`,
  ...text.body,
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  cursor: 'inherit',
  transition: `border-width ${motion.state}`,
  selectors: {
    '[aria-invalid=true] &': { borderColor: vars.color.danger },
    '&:checked': { border: `5.5px solid ${vars.color.accentFill}`, background: vars.color.onAccent },
    '&:focus-visible': focusRing(vars.color.text),
    [`${card} > &:focus-visible`]: { outline: 'none' },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.lineStrong },
    '&:checked:disabled': { background: vars.color.disabled, borderColor: vars.color.lineMid },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const words = componentStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });

const locked = { [`${input}:disabled ~ * > &`]: { color: vars.color.disabled } };
const forcedLocked = { '(forced-colors: active)': { selectors: { [`${input}:disabled ~ * > &`]: { color: 'GrayText' } } } };

export const name = componentStyle({ ...text.body, color: vars.color.text, selectors: locked, '@media': forcedLocked });
export const description = componentStyle({
  ...text.meta,
  color: vars.color.faint,
  textWrap: 'pretty',
  selectors: locked,
  '@media': forcedLocked,
});

const chipEdge = (color: string, width = 1) => `inset 0 0 0 ${width}px ${color}`;

/** A short option in a row of many. */
export const chip = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 64,
  minBlockSize: 40,
  maxInlineSize: '100%',
  padding: `${space[1]} ${space[4]}`,
  borderRadius: radius.controlLarge,
  background: vars.color.surface,
  boxShadow: chipEdge(vars.color.lineMid),
  transition: `box-shadow ${motion.state}, background ${motion.state}`,
  textAlign: 'center',
  cursor: 'pointer',
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:is(:disabled, :checked)))': { boxShadow: chipEdge(vars.color.text) } } },
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid Highlight' },
        '&:has(:disabled)': { borderColor: 'GrayText' },
      },
    },
  },
  selectors: {
    '[aria-invalid=true] &': { boxShadow: chipEdge(vars.color.danger) },
    '&[data-mark]': { background: vars.color.page, color: vars.color.faint },
    // From corner to corner, in its own colour where the system takes the others over.
    '&[data-mark=struck]::after': {
      content: '',
      position: 'absolute',
      inset: 1,
      borderRadius: 'inherit',
      background: `linear-gradient(to top right, transparent calc(50% - .6px), ${vars.color.lineStrong} calc(50% - .6px) calc(50% + .6px), transparent calc(50% + .6px))`,
      pointerEvents: 'none',
      forcedColorAdjust: 'none',
    },
    '&:has(:checked)': { background: vars.color.accentTint, boxShadow: chipEdge(vars.color.accentFill, 2) },
    '&:has(:disabled)': {
      background: vars.color.sunken,
      boxShadow: chipEdge(vars.color.line),
      color: vars.color.disabled,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': focusRing(vars.color.text),
  },
});

export const chipWords = componentStyle({ display: 'grid', minInlineSize: 0 });
export const chipName = componentStyle({ ...text.body, fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const chipDescription = componentStyle({ ...text.caption, color: vars.color.faint });
