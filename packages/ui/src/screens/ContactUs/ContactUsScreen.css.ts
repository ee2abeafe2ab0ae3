import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, canHover, from, radius, share, space, text, weight } from '../../theme/scale.ts';

/** Each has room for a mail address, and no three stand above a fourth. A card that is alone is no wider than the others would be. */
export const ways = screenStyle({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  '@media': { 'screen and (min-width: 720px) and (max-width: 1231.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The whole card takes the press; the link in it is what is read and focused. */
export const way = screenStyle({
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
export const wayBay = screenStyle({ gridRow: '1 / span 2' });
export const wayTitle = screenStyle({ '@media': { [from.tablet]: { marginBlockStart: space[4] } } });
export const wayLink = screenStyle({
  ...text.body,
  fontWeight: weight.semibold,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.text}`, outlineOffset: 2 } },
});

export const write = screenStyle({ maxInlineSize: 640 });

/** An address is read best in one piece: its name stands above it where it is narrow. */
export const part = screenStyle({ '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
/** Where those of the form stood. */
export const actions = screenStyle({ marginBlockStart: space[2] });
export const action = screenStyle({ '@media': { [below.tablet]: share } });
