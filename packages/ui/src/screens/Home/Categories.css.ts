import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, from, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[6]} ${space[4]}`,
  listStyle: 'none',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: space[5] },
  },
});

export const item = screenStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: `${radius.full} ${radius.full} ${radius.card} ${radius.card}`,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.text}`, outlineOffset: 4 } },
});

const arch = {
  aspectRatio: '180 / 208',
  borderRadius: `${radius.full} ${radius.full} ${radius.card} ${radius.card}`,
} as const;
export const bone = screenStyle(arch);
export const boneName = screenStyle({ marginBlockStart: space[3], justifyItems: 'center' });

export const bay = screenStyle({
  ...arch,
  display: 'grid',
  placeItems: 'end center',
  paddingBlockEnd: '12%',
  background: `linear-gradient(${groundVars.sandDeep}, ${groundVars.sand})`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const thing = screenStyle({
  inlineSize: '60%',
  blockSize: 'auto',
  transition: `translate ${motion.layer}`,
  '@media': { [canHover]: { selectors: { 'li:hover > div > &': { translate: '0 -4px' } } } },
});

/** Its ground is the bay as well. */
export const name = screenStyle({
  ...text.card,
  display: 'block',
  marginBlockStart: space[3],
  textAlign: 'center',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
});
