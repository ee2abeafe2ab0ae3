import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text } from '../../theme/scale.ts';

/** As high as a parcel on its way, so that nothing jumps when the answer comes. */
export const root = screenStyle({ minBlockSize: 'min(520px, 80dvh)' });
/** Keeps its own distance from what follows. */
export const title = screenStyle({ ...text.subtitle, paddingBlockEnd: space[5] });
export const parcel = screenStyle({ marginBlockStart: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const facts = screenStyle({
  padding: space[4],
  borderRadius: radius.card,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const number = screenStyle({ fontVariantNumeric: 'tabular-nums' });
export const link = screenStyle({
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [canHover]: { ':hover': { textDecorationThickness: 2 } } },
});
export const blank = screenStyle({ marginBlockStart: 0, paddingInline: 0 });

/** Four facts in their box. */
export const boneFacts = screenStyle({ blockSize: 156, borderRadius: radius.card });
export const boneStops = screenStyle({ display: 'grid', gap: space[6] });
export const boneStop = screenStyle({ display: 'grid', gap: '8px', paddingBlock: `4px ${space[1]}`, paddingInlineStart: 28 });
export const boneStopText = screenStyle({ blockSize: 14, inlineSize: 'min(220px, 70%)' });
export const boneStopTime = screenStyle({ blockSize: 12, inlineSize: 'min(140px, 50%)' });
