import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space, text, weight } from '../../theme/scale.ts';

export const list = screenStyle({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  listStyle: 'none',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const item = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 96px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  borderRadius: radius.card,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.text}`, outlineOffset: 4 } },
});

export const place = screenStyle({ ...text.subtitle, color: vars.color.faint, textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
export const leading = screenStyle({ color: vars.color.text, fontWeight: weight.semibold });
export const picture = screenStyle({ borderRadius: radius.picture });

export const bone = screenStyle({ aspectRatio: '1', borderRadius: radius.picture });

/** Its ground is the whole row. */
export const name = screenStyle({
  ...text.card,
  display: 'block',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
});

export const prices = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginBlockStart: space[1],
});
