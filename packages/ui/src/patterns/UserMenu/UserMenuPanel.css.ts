import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';

export const panel = componentStyle({ selectors: { '&&': { inlineSize: 288, padding: space[2] } } });

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: space[3], padding: space[3] });
export const who = componentStyle({ minInlineSize: 0, flex: 1 });
export const nickname = componentStyle({ ...text.lead, fontWeight: weight.semibold, textWrap: 'pretty' });
export const points = componentStyle({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  color: vars.color.muted,
});
export const balance = componentStyle({ fontWeight: weight.semibold, color: vars.color.text, fontVariantNumeric: 'tabular-nums' });

export const link = componentStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: 40,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.control,
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } } },
  selectors: { '&[aria-disabled=true]': { color: vars.color.disabled, cursor: 'progress' } },
});

export const icon = componentStyle({ color: vars.color.muted, selectors: { '[aria-disabled=true] > &': { color: 'inherit' } } });
export const centre = componentStyle({ padding: space[3] });
export const foot = componentStyle({ borderBlockStart: `1px solid ${vars.color.lineMid}`, marginInline: space[3] });
export const last = componentStyle({ marginBlockStart: space[2] });
