import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, canHover, radius, share, space, text, weight } from '../../theme/scale.ts';

export const root = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[5],
  padding: space[5],
  borderRadius: radius.card,
  background: vars.color.page,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' }, print: { padding: 0 } },
});
export const head = screenStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3], alignItems: 'center' });
export const words = screenStyle({ display: 'grid', rowGap: '2px', justifyItems: 'start', minInlineSize: 0 });
export const name = screenStyle({ overflowWrap: 'anywhere' });
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const act = screenStyle(share);
export const more = screenStyle({ fontWeight: weight.semibold, marginBlockEnd: space[3] });
export const goods = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space[3],
});
export const line = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'center',
});
export const picture = screenStyle({ borderRadius: radius.picture });
/** The whole line leads to the goods. On a narrow page a longer name is not cut. */
export const goodsName = screenStyle({
  ...text.meta,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.picture },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.text}`, outlineOffset: 2 } },
  '@media': {
    [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
    [below.tablet]: { WebkitLineClamp: 'none' },
  },
});
