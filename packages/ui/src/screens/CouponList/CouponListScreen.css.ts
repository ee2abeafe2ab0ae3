import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, motion, radius, space } from '../../theme/scale.ts';

/** A ticket that shows its goods does not stretch the others. */
export const list = screenStyle({ selectors: { '&:has([aria-expanded="true"])': { alignItems: 'start' } } });
export const item = screenStyle({ display: 'grid', minInlineSize: 0 });
/** A row of tickets has one height. */
export const ticket = screenStyle({ maxInlineSize: 'none', blockSize: '100%' });

const inWords = {
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  // The target is 24 px high, the line stays as it is.
  paddingBlock: space[1],
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
} as const;

export const scope = screenStyle(inWords);
export const more = screenStyle({
  ...inWords,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minBlockSize: 24,
  padding: 0,
  marginBlock: '-4px',
  color: 'inherit',
  font: 'inherit',
  borderRadius: radius.tag,
  // Beside the words before it.
  ':focus-visible': { outlineOffset: 0 },
  textAlign: 'start',
  cursor: 'pointer',
});
export const chevron = screenStyle({
  flex: 'none',
  transition: `rotate ${motion.state}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
export const goods = screenStyle({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[2],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const loadingTicket = screenStyle({
  minBlockSize: 108,
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  padding: `14px ${space[5]}`,
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
