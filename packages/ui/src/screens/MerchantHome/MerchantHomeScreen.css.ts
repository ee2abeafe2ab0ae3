import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space, text, weight } from '../../theme/scale.ts';

export const banner = screenStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1200 / 384',
  objectFit: 'cover',
  objectPosition: '100% 50%',
  borderRadius: radius.dialog,
});

/** Categories beside the goods, and above them on a narrow page. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [from.desktop]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: space[10] } },
});
/** Beside the categories there is less room than on a page. */
export const goods = screenStyle({
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const tree = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  '@media': { [from.desktop]: { flexDirection: 'column', flexWrap: 'nowrap', gap: '2px' } },
});
/** On a narrow page all levels stand in one row of chips. */
export const branch = screenStyle({
  display: 'contents',
  '@media': { [from.desktop]: { display: 'block', marginBlockStart: space[3] } },
});
export const category = screenStyle({
  ...text.body,
  display: 'block',
  paddingBlock: 7,
  paddingInline: space[3],
  borderRadius: radius.control,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { ':hover': { background: vars.color.sunken } } },
  selectors: {
    '&[aria-current]': { background: vars.color.accentTint, color: vars.color.accentText, fontWeight: weight.semibold },
  },
});
export const subcategory = screenStyle({
  color: vars.color.muted,
  fontWeight: weight.regular,
  '@media': { [from.desktop]: { paddingInlineStart: space[6] } },
});
