import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { breakable, space, text } from '../../theme/scale.ts';
import { inColumns, inTwoRows } from './columns.ts';

/** An amount is as large as its place allows; only one that does not fit in the smallest letters breaks (fitting.ts). */
export const fitted = screenStyle({ fontSize: 'clamp(.75rem, calc(100cqi / var(--galleria-amount-width)), .875rem)' });

export const price = screenStyle({
  gridArea: 'price',
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  '@container': { [inColumns]: { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' } },
});
export const change = screenStyle({ ...text.caption, color: vars.color.muted });
export const unknown = screenStyle({ ...text.meta, color: vars.color.faint });

export const quantity = screenStyle({
  gridArea: 'quantity',
  minInlineSize: 0,
  '@container': { [inColumns]: { textAlign: 'center' } },
});
export const stepper = screenStyle({ rowGap: space[1], '@container': { [inColumns]: { justifyContent: 'center', textAlign: 'center' } } });
/** Where its width is fixed, a number of many digits takes room from its buttons. */
export const long = screenStyle({});
globalStyle(
  `${long} > :first-child`,
  screenLayer({ '@container': { [inTwoRows]: { gridTemplateColumns: '24px minmax(0, auto) 24px', fontSize: '.8125rem' } } }),
);
globalStyle(`${long} > :first-child > input`, screenLayer({ '@container': { [inTwoRows]: { fontSize: '.8125rem', paddingInline: 0 } } }));
// What a server says may be more digits than anybody may order.
globalStyle(
  `${stepper} input`,
  screenLayer({ '@supports': { '(field-sizing: content)': { fieldSizing: 'content', minInlineSize: '3.25rem', inlineSize: 'auto' } } }),
);
const note = { ...text.caption, display: 'block', marginBlockStart: space[1], textWrap: 'pretty' } as const;
export const few = screenStyle({ ...note, color: vars.color.warning });
export const over = screenStyle({ ...note, color: vars.color.danger });
export const refusal = screenStyle({ ...note, color: vars.color.danger, ':empty': { display: 'none' } });

/** On a narrow page the sum below tells enough. */
export const subtotal = screenStyle({
  gridArea: 'subtotal',
  display: 'none',
  containerType: 'inline-size',
  textAlign: 'end',
  '@container': { [inColumns]: { display: 'block' } },
});
export const remove = screenStyle({ gridArea: 'remove', marginBlockStart: '-9px', '@container': { [inColumns]: { marginBlockStart: 0 } } });
/** An amount without an end breaks rather than stand in the next column. */
globalStyle(`${price} > *, ${subtotal} > *`, screenLayer({ ...breakable, maxInlineSize: '100%' }));
