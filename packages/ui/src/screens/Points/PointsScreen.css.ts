import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

export const stack = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

/** What can be spent stands first and large; on a narrow page alone in its row. */
export const balance = screenStyle({
  ...surface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: space[4],
  rowGap: space[5],
  paddingBlock: space[6],
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } },
});
/** As wide as its number at least, which is never divided: what does not fit goes to the next row. */
export const current = screenStyle({ flex: '1 1 100%', '@media': { [from.tablet]: { flex: '1.6 1 0' } } });
export const figure = screenStyle({
  flex: '1 1 88px',
  '@media': { [from.tablet]: { borderInlineStart: `1px solid ${vars.color.line}`, paddingInlineStart: space[6] } },
});
export const term = screenStyle({ ...text.meta, color: vars.color.muted, fontWeight: weight.regular });
export const large = screenStyle({ ...text.display, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' });
export const number = screenStyle({ ...text.heading, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' });

export const ascension = screenStyle({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[5],
  paddingBlock: space[6],
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: space[6] } },
});
export const sign = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: radius.full,
  background: vars.color.accentTintStrong,
  color: vars.color.accentText,
});
export const words = screenStyle({ display: 'grid', gap: space[1], inlineSize: '100%' });
export const explanation = screenStyle({ ...text.body, color: vars.color.muted, maxInlineSize: '60ch', textWrap: 'pretty' });
export const browse = screenStyle({ '@media': { [from.tablet]: { alignSelf: 'center' } } });

export const boneTerm = screenStyle({ inlineSize: 88, blockSize: 14, marginBlock: '3px' });
export const boneHeading = screenStyle({ inlineSize: 'min(200px, 70%)', blockSize: 18, marginBlock: `5px 9px` });
export const boneNumber = screenStyle({ inlineSize: 56, blockSize: 20, marginBlock: '4px' });
export const boneLarge = screenStyle({ inlineSize: 120, blockSize: 28, marginBlock: '8px' });
export const boneMeta = screenStyle({ inlineSize: 140, blockSize: 14, marginBlock: `${space[2]} ${space[1]}` });
export const boneLine = screenStyle({ inlineSize: 'min(220px, 80%)', blockSize: 14, marginBlock: space[1] });
export const boneSum = screenStyle({ inlineSize: 56, blockSize: 18, marginBlockStart: space[1] });
