import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, from, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' });

export const chevron = componentStyle({
  color: vars.color.muted,
  transition: `rotate ${motion.state}`,
  selectors: { '[aria-expanded=true] &': { rotate: '180deg' } },
});

export const panel = componentStyle({ padding: space[4], '@media': { [from.tablet]: { padding: space[6] } } });

/** Columns that take the width of their words, and wrap when there is none left. */
export const columns = componentStyle({
  selectors: { '&:popover-open': { display: 'flex', flexWrap: 'wrap', columnGap: space[10], rowGap: space[6] } },
});

export const group = componentStyle({ minInlineSize: 144, maxInlineSize: 280, flex: '1 1 auto' });

export const title = componentStyle({
  ...text.body,
  display: 'block',
  paddingBlock: '6px',
  paddingInline: space[2],
  marginInline: `-${space[2]}`,
  borderRadius: radius.control,
  fontWeight: weight.semibold,
  ':focus-visible': { outlineOffset: -2 },
});

export const link = componentStyle({
  ...text.body,
  display: 'block',
  paddingBlock: '5px',
  paddingInline: space[2],
  marginInline: `-${space[2]}`,
  borderRadius: radius.control,
  color: vars.color.muted,
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunkenHover, color: vars.color.text } },
    '(forced-colors: active)': { selectors: { '&[aria-current=page]': { textDecoration: 'underline 2px', textUnderlineOffset: 3 } } },
  },
  selectors: { '&[aria-current=page]': { color: vars.color.accentText, fontWeight: weight.medium } },
});

export const titleLink = componentStyle({ '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } } } });
