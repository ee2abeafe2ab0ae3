import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const panel = componentStyle({
  ...surface,
  minInlineSize: 0,
  paddingBlock: space[6],
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[8] } },
});
export const blank = componentStyle({ ...surface, '@media': edge });
export const head = componentStyle({ marginBlockEnd: space[6] });
export const title = componentStyle(text.title);
export const lead = componentStyle({ ...text.body, color: vars.color.muted, overflowWrap: 'anywhere' });
export const line = componentStyle({ marginBlockEnd: `calc(-1 * ${space[5]})` });
export const nextTitle = componentStyle({ ...text.lead, fontWeight: weight.semibold, marginBlockEnd: space[4] });
export const next = componentStyle({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: space[5] });

export const boneTitle = componentStyle({ blockSize: 24, inlineSize: 'min(240px, 60%)', marginBlockEnd: space[6] });
export const boneLine = componentStyle({ blockSize: 80 });
export const boneForm = componentStyle({ blockSize: 280 });
