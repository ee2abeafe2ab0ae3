import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, motion, radius, space, text } from '../../theme/scale.ts';

const narrow = '(max-width: 479.98px)';

/** Measures its own width, not the window's: it also stands in panels. */
export const root = componentStyle({ containerType: 'inline-size', inlineSize: '100%' });
export const list = componentStyle({ ...text.meta, display: 'flex', flexWrap: 'wrap', columnGap: space[2] });
export const item = componentStyle({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });
export const mark = componentStyle({ color: vars.color.faint, selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const more = componentStyle({ display: 'none', '@container': { [narrow]: { display: 'flex' } } });
export const folded = componentStyle({ '@container': { [narrow]: { display: 'none' } } });
/** Where it is narrow only the way up is left, in one line: the title of the page says the rest. */
export const present = componentStyle({ '@container': { [narrow]: { display: 'none' } } });
/** The only page above, alone, would not look like a way. */
export const back = componentStyle({
  display: 'none',
  marginInline: '-4px 2px',
  verticalAlign: '-2px',
  '@container': { [narrow]: { display: 'inline' } },
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const lastMark = componentStyle({ '@container': { [narrow]: { display: 'none' } } });

/** 28 px high, so that neighbours in two lines are targets of their own. */
export const link = componentStyle({
  paddingBlock: space[1],
  color: vars.color.muted,
  borderRadius: radius.tag,
  transition: `color ${motion.state}`,
  '@media': { [canHover]: { ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: 3 } } },
});
export const current = componentStyle({ paddingBlock: space[1], color: vars.color.text });
export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  marginInline: '-4px',
  borderRadius: radius.control,
  color: vars.color.muted,
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.sunken, color: vars.color.text } } },
});
