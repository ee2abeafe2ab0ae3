import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, from, motion, radius, space, text } from '../../theme/scale.ts';

const surface = {
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
} as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const head = componentStyle({
  ...surface,
  paddingInline: space[4],
  paddingBlockStart: space[5],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } },
});
export const title = componentStyle(text.title);
/** The panel's own edge is the rule below them. */
export const tabs = componentStyle({ marginBlockStart: space[3], selectors: { '&&': { background: 'none' } } });
export const blank = componentStyle({ ...surface, '@media': edge });
export const pages = componentStyle({ marginBlockStart: space[6] });

/** Tickets in one white panel, so that their notches show white. */
export const list = componentStyle({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 284px), 1fr))',
  gap: space[4],
  padding: space[4],
  listStyle: 'none',
  // One that shows its goods does not stretch the others.
  selectors: { '&:has([aria-expanded="true"])': { alignItems: 'start' } },
  '@media': { ...edge, [from.tablet]: { padding: space[6] } },
});
export const item = componentStyle({ display: 'grid', minInlineSize: 0 });
/** A row of tickets has one height. */
export const ticket = componentStyle({ maxInlineSize: 'none', blockSize: '100%' });

const inWords = {
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  // The target is 24 px high, the line stays as it is.
  paddingBlock: space[1],
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
} as const;

export const scope = componentStyle(inWords);
export const more = componentStyle({
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
export const chevron = componentStyle({
  flex: 'none',
  transition: `rotate ${motion.state}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
export const goods = componentStyle({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[2],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const boneTicket = componentStyle({
  position: 'relative',
  minBlockSize: 108,
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  padding: `14px ${space[5]}`,
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  // The seam of the ticket to come.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '14px',
    insetInlineEnd: 84,
    borderInlineStart: `1px dashed ${vars.color.lineMid}`,
  },
});
export const boneAmount = componentStyle({ inlineSize: '40%', blockSize: 24 });
export const boneLine = componentStyle({ inlineSize: '66%', blockSize: 12 });
