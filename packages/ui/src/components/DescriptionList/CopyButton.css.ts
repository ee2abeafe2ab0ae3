import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { canHover, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'inline-flex', alignItems: 'center', columnGap: space[1], verticalAlign: 'middle' });

/** Stands in a line of text: 28 px, and no higher line for it. */
export const button = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  marginBlock: '-4px',
  borderRadius: radius.control,
  color: vars.color.muted,
  transition: `background ${motion.state}`,
  ':active': { background: vars.color.sunkenHover },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { selectors: { '&:hover:not(:active)': { background: vars.color.sunken, color: vars.color.text } } } },
});

const words = { ...text.caption, fontWeight: weight.medium } as const;
export const result = styleVariants({
  idle: layered({}),
  copied: layered({ ...words, color: vars.color.success }),
  failed: layered({ ...words, color: vars.color.danger }),
});
