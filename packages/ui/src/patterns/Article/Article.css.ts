import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { patternLayer, patternStyle } from '../../theme/layers.ts';
import { below, belowHeader, canHover, from, motion, radius, space, text, weight } from '../../theme/scale.ts';

/** About 68 letters of Inter at 16 px. */
const measure = '35em';

export const page = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[10]} ${space[14]}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: '184px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [from.wide]: { columnGap: space[18] },
  },
});

export const head = patternStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: space[10],
  overflow: 'hidden',
  paddingInline: space[5],
  borderRadius: radius.dialog,
  background: groundVars.sand,
  '@media': {
    [from.tablet]: { paddingInline: space[10] },
    [from.desktop]: { flexWrap: 'nowrap', paddingInline: space[14] },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const words = patternStyle({
  flex: '1 1 20rem',
  minInlineSize: 0,
  alignSelf: 'center',
  paddingBlock: space[8],
  '@media': { [from.desktop]: { flex: '0 1 44rem', paddingBlock: space[10] } },
});
export const title = patternStyle({
  ...text.display,
  textWrap: 'balance',
  '@media': { [from.desktop]: { fontSize: '2.25rem' } },
});
export const lead = patternStyle({
  ...text.lead,
  marginBlockStart: space[2],
  color: vars.color.muted,
  textWrap: 'pretty',
  maxInlineSize: measure,
});
export const fact = patternStyle({ ...text.meta, marginBlockStart: space[4], color: vars.color.muted });
/** At the side of the words, and below them where it is narrow. */
export const art = patternStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-end',
  gap: space[2],
  marginBlockStart: `-${space[2]}`,
  '@media': { [from.tablet]: { marginBlockStart: 0, paddingBlockStart: space[8] }, [from.desktop]: { gap: space[3] } },
});
globalStyle(`.${art} > *`, patternLayer({ '@media': { [below.desktop]: { inlineSize: 56, blockSize: 72 } } }));

export const content = patternStyle({ minInlineSize: 0, '@media': { [from.desktop]: { gridColumn: 2, gridRow: 2 } } });

export const nav = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: space[6],
  alignContent: 'start',
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [from.desktop]: {
      gridColumn: 1,
      gridRow: 2,
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'sticky',
      insetBlockStart: belowHeader,
      alignSelf: 'start',
      padding: 0,
      border: 0,
    },
  },
});
const smallHead = { ...text.meta, fontWeight: weight.semibold, color: vars.color.text } as const;
export const navTitle = patternStyle({ ...smallHead, marginBlockEnd: space[1] });
/** A line beside a list of places, with a bar at the present one. */
const barBeside = {
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${vars.color.lineMid}`,
  selectors: {
    '&[aria-current]': { color: vars.color.text, boxShadow: `inset 2px 0 ${vars.color.text}` },
    '&[aria-current]:dir(rtl)': { boxShadow: `inset -2px 0 ${vars.color.text}` },
  },
} as const;
/** Where shadows are not drawn. */
const forcedBar = {
  selectors: { '&[aria-current]': { paddingInlineStart: 13, borderInlineStart: '4px solid LinkText' } },
} as const;
export const navLink = patternStyle({
  ...text.body,
  ...barBeside,
  display: 'block',
  paddingBlock: 7,
  color: vars.color.muted,
  transition: `color ${motion.state}`,
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: 3 } },
    '(forced-colors: active)': forcedBar,
  },
});

export const article = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': {
    [from.wide]: {
      gridTemplateColumns: `minmax(0, calc(35rem + ${space[8]})) minmax(0, 208px)`,
      gridTemplateRows: 'auto 1fr',
      justifyContent: 'space-between',
      columnGap: space[14],
    },
  },
});
/** As far in as the sections, whose numbers hang before them. */
export const note = patternStyle({
  ...text.meta,
  minInlineSize: 0,
  maxInlineSize: measure,
  color: vars.color.faint,
  '@media': { [from.tablet]: { paddingInlineStart: space[8] }, [from.wide]: { gridColumn: 1 } },
});
export const contents = patternStyle({
  padding: space[5],
  borderRadius: radius.card,
  background: vars.color.sunken,
  '@media': {
    [from.wide]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: belowHeader,
      padding: 0,
      borderRadius: 0,
      background: 'none',
    },
    // On a wide page it has no ground, and so no box either.
    'screen and (max-width: 1199.98px) and (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const contentsTitle = patternStyle({ ...smallHead, marginBlockEnd: space[2] });
export const contentsLink = patternStyle({
  ...text.meta,
  display: 'block',
  paddingBlock: 6,
  color: vars.color.muted,
  textWrap: 'pretty',
  transition: `color ${motion.state}`,
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: 3 } },
    // On a narrow page the list is not beside what is read, and has no room for a mark.
    [from.wide]: barBeside,
    [`${from.wide} and (forced-colors: active)`]: forcedBar,
  },
});
export const sections = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': { [from.wide]: { gridColumn: 1 } },
});
/** The numbers hang in a margin of their own, as far as there is room for one. */
const margin = space[8];
export const section = patternStyle({
  scrollMarginBlockStart: space[4],
  '@media': { [from.tablet]: { paddingInlineStart: margin } },
});
export const sectionTitle = patternStyle({
  ...text.heading,
  display: 'flex',
  marginBlockEnd: space[3],
  '@media': { [from.tablet]: { marginInlineStart: `-${margin}` } },
});
export const number = patternStyle({
  flex: 'none',
  minInlineSize: margin,
  color: vars.color.faint,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const prose = patternStyle({
  ...text.lead,
  lineHeight: 'max(1.625, var(--galleria-leading))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxInlineSize: measure,
  textWrap: 'pretty',
});
export const points = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const point = patternStyle({
  position: 'relative',
  paddingInlineStart: space[5],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(.5lh - 3px)',
    insetInlineStart: 2,
    inlineSize: 6,
    blockSize: 6,
    // A bay in the small.
    borderRadius: '3px 3px 0 0',
    background: vars.color.lineStrong,
  },
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
});
