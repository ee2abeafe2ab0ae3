import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overParts } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';
import { room } from '../Field/Field.css.ts';
import { layerWidth } from '../Popover/Popover.css.ts';

export const control = componentStyle({ ...overParts({ paddingInlineEnd: space[10] }), textOverflow: 'ellipsis' });

/** It does not run under the arrow. */
export const label = componentStyle({ vars: { [room]: space[10] } });

export const popup = componentStyle({
  // Of one width, whatever is found.
  vars: { [layerWidth]: `min(max(var(--galleria-combobox-width, 0px), 280px), 100dvw - 2 * ${space[2]})` },
  selectors: {
    // The layer's shadow goes round its corners; a list that scrolls keeps within them.
    '&:popover-open': { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
  },
});

/** Eight options and a half: the half says that there are more. */
export const list = componentStyle({
  maxBlockSize: `calc(40px * 8.5 + 6px)`,
  padding: '6px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '6px',
});

export const option = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 40,
  paddingBlock: space[2],
  // The words stand below those of the field.
  paddingInline: '10px',
  borderRadius: radius.control,
  cursor: 'pointer',
  // Only what is seen is drawn: 250 options open at once.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 40px',
  ':active': { background: vars.color.lineMid },
});

export const marked = componentStyle({
  background: vars.color.sunkenHover,
  outline: `1px solid ${vars.color.lineStrong}`,
  outlineOffset: '-1px',
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const start = componentStyle({ display: 'flex', flex: 'none' });
export const words = componentStyle({ flex: 1, minInlineSize: 0 });
export const description = componentStyle({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: '45%',
  textAlign: 'end',
});
export const tick = componentStyle({ color: vars.color.accentText });
export const noMatch = componentStyle({ ...text.body, padding: `${space[4]} ${space[4]}`, color: vars.color.muted });
