import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space, text } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

export const root = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const panel = screenStyle({ ...surface, '@media': edge });
export const padded = screenStyle({
  ...surface,
  paddingBlock: space[5],
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } },
});

export const greeting = screenStyle({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[4],
  paddingBlock: space[6],
  paddingInline: space[4],
  '@media': {
    ...edge,
    [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingInline: space[6] },
  },
});
export const who = screenStyle({ minInlineSize: 0 });
export const titleAlone = screenStyle(text.title);
export const eyebrow = screenStyle({ ...text.meta, color: vars.color.muted });
export const hello = screenStyle({ ...text.title, overflowWrap: 'anywhere', textWrap: 'balance' });

/** Three figures in one row: below the name where there is no room beside it. */
export const figures = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[3],
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${space[2]})`,
  // Of the first in a row the line is out of sight.
  overflowX: 'clip',
  '@media': {
    [from.tablet]: { display: 'grid', gridColumn: 'auto', gridTemplateColumns: 'repeat(3, minmax(96px, auto))', marginInline: 0 },
  },
});
/** As wide as its number at least, which is never divided: what does not fit goes to the next row. */
export const figure = screenStyle({
  display: 'grid',
  flex: '1 1 0',
  marginInlineStart: -1,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
export const figureLink = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minBlockSize: 56,
  paddingInline: space[2],
  borderRadius: radius.control,
  textAlign: 'center',
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [canHover]: { ':hover': { background: vars.color.sunkenHover } }, [from.tablet]: { paddingInline: space[4] } },
});
export const number = screenStyle({ ...text.heading, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' });
export const figureName = screenStyle({ ...text.meta, color: vars.color.muted, overflowWrap: 'anywhere' });

export const heading = screenStyle(text.subtitle);
export const headingAlone = screenStyle({ ...text.subtitle, paddingBlock: `${space[2]} ${space[3]}`, paddingInline: space[1] });

export const missing = screenStyle({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  color: vars.color.muted,
});

export const boneAvatar = screenStyle({ inlineSize: 72, blockSize: 72, borderRadius: '50%' });
export const boneHello = screenStyle({ blockSize: 20, inlineSize: 'min(220px, 80%)', marginBlock: '6px' });
export const boneFigure = screenStyle({ blockSize: 20, inlineSize: 56, marginBlockStart: space[1] });
export const boneFigureName = screenStyle({ blockSize: 14, inlineSize: 48, marginBlockStart: space[2] });
export const boneHeading = screenStyle({ blockSize: 18, inlineSize: 120, marginBlock: '9px' });
export const boneHeadingAlone = screenStyle({ blockSize: 18, inlineSize: 'min(220px, 70%)', marginBlock: '3px' });
export const boneIcon = screenStyle({ inlineSize: 24, blockSize: 24 });
export const boneWord = screenStyle({ inlineSize: 64, blockSize: 14, marginBlock: space[1] });
