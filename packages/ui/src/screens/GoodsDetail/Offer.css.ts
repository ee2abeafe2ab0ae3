import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, breakable, canHover, from, radius, space, text, weight } from '../../theme/scale.ts';

export const root = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[6],
  minInlineSize: 0,
  alignContent: 'start',
});

export const seller = screenStyle({ ...text.meta, color: vars.color.muted });
/** A target of 24 px in a line of 20. */
export const shop = screenStyle({
  paddingBlock: '2px',
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
});
export const name = screenStyle({ marginBlock: `${space[2]} ${space[3]}`, textWrap: 'pretty', overflowWrap: 'anywhere' });
export const facts = screenStyle({ minBlockSize: 24, ':empty': { display: 'none' } });

export const prices = screenStyle({
  padding: `${space[5]} ${space[6]}`,
  borderRadius: radius.card,
  background: vars.color.accentTint,
  '@media': {
    [below.tablet]: { padding: `${space[4]} ${space[5]}` },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { padding: 0 },
  },
});
export const amounts = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3], rowGap: space[1] });
/** Nine digits and a currency of three letters. */
export const price = screenStyle(breakable);
/** Of so many digits that they would break on a phone. */
export const longPrice = screenStyle({ '@media': { [below.tablet]: { fontSize: '1.5rem' } } });
export const discount = screenStyle({ ...text.meta, fontWeight: weight.semibold, color: vars.color.accentText });

export const quantity = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[2],
  alignItems: 'center',
  '@media': { [from.tablet]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});
export const label = screenStyle({ ...text.body, color: vars.color.muted });

export const coupons = screenStyle({
  ...text.meta,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} 6px`,
  minBlockSize: 32,
  marginBlockEnd: '-8px',
  color: vars.color.accentText,
  fontWeight: weight.medium,
  borderRadius: radius.control,
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
});
export const noCoupons = screenStyle({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  marginBlockEnd: '-8px',
  color: vars.color.muted,
});
/** Where it is narrow there is room for one: with more of them there would be a second line, and all below would move as they come. */
export const saving = screenStyle({
  background: vars.color.accentTintStrong,
  selectors: { '& ~ &': { '@media': { [below.desktop]: { display: 'none' } } } },
});
export const offers = screenStyle({ marginBlockStart: space[5] });
