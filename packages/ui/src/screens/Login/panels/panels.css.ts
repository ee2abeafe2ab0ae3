import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { screenStyle, screenLayer } from '../../../theme/layers.ts';
import { radius, space, text } from '../../../theme/scale.ts';
import { air, foot, form, head } from '../LoginScreen.css.ts';

/** What only the further panels wear; it is fetched with them. */

export const third = screenStyle({ marginBlockStart: `min(${air.field} + ${space[1]}, 1.625rem)` });
export const thirdWays = screenStyle({ gap: `min(${air.field}, ${space[4]})` });
/** Words between two hairlines. */
export const or = screenStyle({
  ...text.caption,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.muted,
  selectors: {
    '&::before, &::after': { content: '', borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
export const thirdButton = screenStyle({ paddingInline: space[2] });
export const mark = screenStyle({ flex: 'none', verticalAlign: '-5px' });

export const done = screenStyle({ margin: 'auto', maxInlineSize: 384 });
// Who has an account by now has nothing to go back to, and no need of another way in.
globalStyle(`.${form}:has(> .${done}) > :is(.${head}, .${foot})`, screenLayer({ display: 'none' }));
export const doneIcon = screenStyle({ color: vars.color.success });

export const qr = screenStyle({ flex: 1, alignContent: 'center', marginBlockStart: space[4] });
export const qrFrame = screenStyle({ position: 'relative', display: 'grid', maxInlineSize: '100%', borderRadius: radius.picture });
export const qrUsed = screenStyle({ filter: 'blur(3px)' });
// Holds the blur within the corners; the ring of a code in use lies outside them.
globalStyle(`.${qrFrame}:has(> .${qrUsed})`, screenLayer({ overflow: 'hidden' }));
const middle = { display: 'grid', placeItems: 'center', borderRadius: radius.picture } as const;
export const qrVeil = screenStyle({
  ...middle,
  position: 'absolute',
  inset: 0,
  background: `color-mix(in srgb, ${vars.color.surface} 84%, transparent)`,
});
export const qrPlate = screenStyle({
  ...middle,
  inlineSize: 240,
  maxInlineSize: '100%',
  aspectRatio: '1',
  background: vars.color.sunken,
});
export const qrGlyph = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[14],
  blockSize: space[14],
  borderRadius: radius.full,
  background: vars.color.text,
  color: vars.color.surface,
});
export const qrBone = screenStyle({ inlineSize: 240, maxInlineSize: '100%', aspectRatio: '1', borderRadius: radius.picture });
/** As high as its longest text, so that what is below does not jump. */
export const qrWords = screenStyle({ maxInlineSize: '34em', minBlockSize: '4.5em', textWrap: 'balance' });
