import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { from, radius, space, text } from '../../theme/scale.ts';

const surface = {
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
} as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const head = componentStyle({
  ...surface,
  paddingBlock: space[5],
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } },
});
export const title = componentStyle(text.title);
export const lead = componentStyle({ ...text.body, color: vars.color.muted, maxInlineSize: '68ch', textWrap: 'pretty' });
export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const blank = componentStyle({ ...surface, '@media': edge });
export const pages = componentStyle({ marginBlockStart: space[2] });
