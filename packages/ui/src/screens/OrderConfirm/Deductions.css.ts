import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { focusRing, radius, space, text } from '../../theme/scale.ts';

/** Tickets of one width, beside each other where two find room; together they fill the row. */
export const tickets = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  gap: space[4],
  inlineSize: '100%',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const ticket = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  borderRadius: radius.card,
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${vars.color.accentFill}`, outlineOffset: 2 },
    '&:has(:focus-visible)': focusRing(vars.color.text),
  },
});

export const radio = screenStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:checked': { border: `5.5px solid ${vars.color.accentFill}` },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.lineMid, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const cover = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  cursor: 'pointer',
  selectors: { 'fieldset:disabled &': { cursor: 'not-allowed' } },
});
export const paper = screenStyle({ flex: '1 1 0', alignSelf: 'stretch', minInlineSize: 0, maxInlineSize: 'none' });
/** Apart from the tickets, below them. */
export const noCoupon = screenStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  borderRadius: radius.control,
  selectors: { '&:has(:focus-visible)': focusRing(vars.color.text) },
  gridColumn: '1 / -1',
  inlineSize: 'fit-content',
  minBlockSize: 24,
  cursor: 'pointer',
});
export const unusable = screenStyle({ display: 'grid', gridTemplateRows: '1fr auto', gap: space[1], minInlineSize: 0 });
export const proposal = screenStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Below the coupons, apart from them. */
export const points = screenStyle({ paddingBlockStart: space[4], borderBlockStart: `1px solid ${vars.color.line}` });
