import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space } from '../../theme/scale.ts';

/** Beside the menu of the account there is less room than on a page of the shop. */
export const grid = screenStyle({
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const item = screenStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: radius.card,
  ':focus-visible': { outlineOffset: space[2] },
});
/** It is being taken off. */
export const leaving = screenStyle({ opacity: 0.5 });

export const heart = screenStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 10,
  insetInlineEnd: 10,
  inlineSize: 36,
  blockSize: 36,
  borderRadius: radius.full,
  background: vars.color.raised,
  color: vars.color.accentText,
  boxShadow: vars.shadow.ring,
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunken } },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});

export const choice = screenStyle({ position: 'absolute', zIndex: 1, inset: 0, padding: 10 });
/** The whole card is chosen by a press anywhere on it. */
export const cover = screenStyle({ '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card } });
export const bar = screenStyle({
  paddingBlockEnd: space[5],
  marginBlockEnd: space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
