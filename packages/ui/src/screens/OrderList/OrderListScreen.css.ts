import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { from, radius, space, text } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const head = componentStyle({
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  paddingInline: space[4],
  paddingBlockStart: space[5],
  '@media': { [from.tablet]: { paddingInline: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const title = componentStyle(text.title);
/** The panel's own edge is the rule below them. */
export const tabs = componentStyle({ marginBlockStart: space[3], selectors: { '&&': { background: 'none' } } });
export const hint = componentStyle({
  ...text.meta,
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  color: vars.color.muted,
  paddingInline: space[1],
  paddingBlockEnd: space[4],
});
export const hintIcon = componentStyle({ flex: 'none', marginBlockStart: 2 });
export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const blank = componentStyle({
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const pages = componentStyle({ marginBlockStart: space[6] });
