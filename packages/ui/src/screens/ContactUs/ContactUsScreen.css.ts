import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, canHover, from, radius, share, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[14] });
export const heading = componentStyle({ ...text.heading, marginBlockEnd: space[4], ':focus': { outline: 'none' } });

export const ways = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: space[4],
});
/** As high as the heading of the ways. */
export const boneHeading = componentStyle({ ...text.heading, gridColumn: '1 / -1', inlineSize: 160, blockSize: '1lh' });
export const bone = componentStyle({ blockSize: 150, borderRadius: radius.card });
/** The whole card takes the press; the link in it is what is read and focused. */
export const way = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: space[4],
  padding: space[4],
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': {
    [from.tablet]: { display: 'block', alignContent: 'start', padding: space[5] },
    [canHover]: { selectors: { '&:hover:has(a)': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` } } },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const wayBay = componentStyle({ gridRow: '1 / span 2' });
export const wayTitle = componentStyle({
  ...text.meta,
  color: vars.color.muted,
  '@media': { [from.tablet]: { marginBlockStart: space[4] } },
});
export const wayLink = componentStyle({
  ...text.body,
  fontWeight: weight.semibold,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: 3,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.text}`, outlineOffset: 2 } },
});
export const wayText = componentStyle({ ...text.body, fontWeight: weight.medium, textWrap: 'balance' });

export const write = componentStyle({ maxInlineSize: 640 });
export const honest = componentStyle({ marginBlockEnd: space[6] });
export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
});

export const letter = componentStyle({
  marginBlockStart: space[6],
  padding: space[5],
  borderRadius: radius.card,
  background: vars.color.sunken,
});
/** An address is read best in one piece: its name stands above it where it is narrow. */
export const part = componentStyle({ '@media': { [below.tablet]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } } } });
export const body = componentStyle({ whiteSpace: 'pre-line' });
/** Where those of the form stood. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[6],
});
export const action = componentStyle({ '@media': { [below.tablet]: share } });
