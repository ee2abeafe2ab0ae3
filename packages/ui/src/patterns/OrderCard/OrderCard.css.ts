import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4], rowGap: space[1], paddingBlock: space[4] });
export const merchant = componentStyle({ ...text.body, fontWeight: weight.semibold });
export const meta = componentStyle({ ...text.meta, color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });
export const state = componentStyle({ marginInlineStart: 'auto' });

export const shop = componentStyle({ ...text.meta, fontWeight: weight.medium, color: vars.color.muted, paddingBlockEnd: space[3] });

/** Picture and name, then price and quantity: in columns when there is room, below each other when not. */
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  columnGap: space[4],
  paddingBlockEnd: space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: '80px minmax(0, 1fr) minmax(120px, auto) 64px minmax(88px, auto)' } },
});

export const picture = componentStyle({ borderRadius: radius.picture, gridRow: 'span 3', '@media': { [from.tablet]: { gridRow: 'auto' } } });
export const name = componentStyle({ ...text.body, fontWeight: weight.medium, textWrap: 'pretty' });
export const spec = componentStyle({ ...text.meta, color: vars.color.faint });
export const linePrice = componentStyle({ '@media': { [from.tablet]: { textAlign: 'end' } } });
export const quantity = componentStyle({ ...text.body, color: vars.color.muted, fontVariantNumeric: 'tabular-nums', '@media': { [from.tablet]: { textAlign: 'end' } } });
export const note = componentStyle({ justifySelf: 'end', '@media': { 'screen and (max-width: 719px)': { gridColumn: 2, justifySelf: 'start', marginBlockStart: space[1] } } });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  rowGap: space[3],
  paddingBlock: space[4],
  minBlockSize: 72,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const summary = componentStyle({ ...text.meta, color: vars.color.muted, display: 'flex', flexWrap: 'wrap', columnGap: space[1] });
export const total = componentStyle({ ...text.meta, color: vars.color.muted, display: 'flex', alignItems: 'baseline', gap: space[2], marginInlineStart: 'auto' });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2], ':empty': { display: 'none' } });

export const list = componentStyle({ display: 'grid', gap: space[4] });
export const boneHead = componentStyle({ blockSize: 14, inlineSize: 'min(320px, 60%)', marginBlock: space[5] });
export const bonePicture = componentStyle({ inlineSize: 80, blockSize: 80, borderRadius: radius.picture });
export const boneLine = componentStyle({ blockSize: 14, inlineSize: 'min(280px, 70%)', marginBlockStart: space[1] });
