import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const head = componentStyle({
  ...surface,
  paddingInline: space[4],
  paddingBlockStart: space[5],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } },
});
export const title = componentStyle(text.title);
/** The panel's own edge is the rule below them. */
export const tabs = componentStyle({ marginBlockStart: space[3], selectors: { '&&': { background: 'none' } } });
export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const card = componentStyle({
  ...surface,
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } },
});
export const cardHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[4],
});
export const shop = componentStyle({ ...text.body, fontWeight: weight.semibold, overflowWrap: 'anywhere' });
export const order = componentStyle({ ...text.meta, color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });
export const blank = componentStyle({ ...surface, '@media': edge });
export const pages = componentStyle({ marginBlockStart: space[6] });
