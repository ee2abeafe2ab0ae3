import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, canHover, radius, space, text } from '../../theme/scale.ts';

/** As high as a parcel on its way, so that nothing jumps when the answer comes. */
export const root = componentStyle({ minBlockSize: 'min(520px, 80dvh)', '@media': { [below.tablet]: { padding: space[5] } } });
export const title = componentStyle({ ...text.subtitle, paddingBlockEnd: space[5] });
export const parcel = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const facts = componentStyle({
  padding: space[4],
  borderRadius: radius.card,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const number = componentStyle({ fontVariantNumeric: 'tabular-nums' });
export const link = componentStyle({
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [canHover]: { ':hover': { textDecorationThickness: 2 } } },
});
export const blank = componentStyle({ paddingInline: 0 });

export const boneHead = componentStyle({ display: 'flex', alignItems: 'center', gap: space[4], marginBlockEnd: space[8] });
export const boneDisc = componentStyle({ flex: 'none', inlineSize: 48, blockSize: 48, borderRadius: '50%' });
export const boneTitle = componentStyle({ blockSize: 24, inlineSize: 'min(260px, 70%)' });
export const boneRow = componentStyle({ blockSize: 14, inlineSize: '80%', marginBlockEnd: space[6] });
