import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

/** As high as a parcel on its way, so that nothing jumps when the answer comes. */
export const root = screenStyle({ minBlockSize: 'min(520px, 80dvh)' });
/** Keeps its own distance from what follows. */
export const title = screenStyle({ ...text.subtitle, paddingBlockEnd: space[5] });
export const facts = screenStyle({
  padding: space[4],
  borderRadius: radius.card,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const number = screenStyle({ fontVariantNumeric: 'tabular-nums' });
