import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, radius, space, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  background: vars.color.canvas,
  boxShadow: `0 1px 0 ${vars.color.line}`,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: 76,
  maxInlineSize: 1248,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: space[2],
  '@media': { 'screen and (min-width: 720px)': { paddingInline: space[6] } },
});

export const home = componentStyle({ display: 'flex', marginInlineEnd: 'auto', borderRadius: radius.control });

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 40,
  paddingInline: space[3],
  borderRadius: radius.full,
  fontWeight: weight.medium,
  '@media': { [canHover]: { ':hover': { background: vars.color.sunken } } },
});

/** A long nickname is cut in the bar and whole in its title. */
export const nickname = componentStyle({ maxInlineSize: '14em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const language = componentStyle({ inlineSize: 136 });

export const skip = componentStyle({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[4],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: weight.medium,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden', padding: 0, whiteSpace: 'nowrap' },
  },
});
