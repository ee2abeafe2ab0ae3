import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';

export const panel = patternStyle({ inlineSize: 288, padding: space[2] });

export const head = patternStyle({ display: 'flex', alignItems: 'center', gap: space[3], padding: space[3] });
export const who = patternStyle({ minInlineSize: 0, flex: 1 });
export const nickname = patternStyle({ ...text.lead, fontWeight: weight.semibold, textWrap: 'pretty' });
export const points = patternStyle({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  color: vars.color.muted,
});
export const balance = patternStyle({ fontWeight: weight.semibold, color: vars.color.text, fontVariantNumeric: 'tabular-nums' });

export const link = patternStyle({
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

export const icon = patternStyle({ color: vars.color.muted, selectors: { '[aria-disabled=true] > &': { color: 'inherit' } } });
export const centre = patternStyle({ padding: space[3] });
export const foot = patternStyle({ borderBlockStart: `1px solid ${vars.color.lineMid}`, marginInline: space[3] });
export const last = patternStyle({ marginBlockStart: space[2] });
