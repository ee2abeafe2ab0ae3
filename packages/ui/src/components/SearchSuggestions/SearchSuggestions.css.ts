import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';
import { layerWidth } from '../Popover/Popover.css.ts';

export const layer = componentStyle({
  vars: { [layerWidth]: `max(var(--galleria-combobox-width, 0px), 280px)` },
  ...text.body,
  padding: space[2],
  selectors: {
    '&:popover-open': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

/** A part of the tree without a box: its lines stand in the grid of the layer. */
export const bare = componentStyle({ display: 'contents' });

export const label = componentStyle({
  ...text.caption,
  gridColumn: '1',
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  color: vars.color.faint,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});

export const option = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: 40,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.control,
  cursor: 'pointer',
  scrollMarginBlock: space[2],
  '@media': { [canHover]: { ':hover': { background: vars.color.sunken } } },
  ':active': { background: vars.color.lineMid },
});

export const marked = componentStyle({
  background: vars.color.sunkenHover,
  outline: `1px solid ${vars.color.lineStrong}`,
  outlineOffset: '-1px',
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

/** A long price stands below the name. */
export const product = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
});
export const name = componentStyle({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** It leaves room for the button beside it. */
export const forgettable = componentStyle({ paddingInlineEnd: 48 });

export const sign = componentStyle({ flex: 'none', color: vars.color.faint });
export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const picture = componentStyle({ flex: 'none', inlineSize: 40, borderRadius: radius.picture });

const button = {
  color: vars.color.muted,
  borderRadius: radius.control,
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.lineMid, color: vars.color.text } } },
} as const;

export const forget = componentStyle({
  ...button,
  gridColumn: '2',
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  marginInlineEnd: space[1],
});

export const forgetAll = componentStyle({
  ...button,
  ...text.caption,
  gridArea: '1 / 2',
  minBlockSize: 28,
  paddingInline: space[2],
  marginInlineEnd: space[1],
});
