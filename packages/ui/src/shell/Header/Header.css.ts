import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { patternLayer, patternStyle } from '../../theme/layers.ts';
import { below, canHover, from, radius, space, weight } from '../../theme/scale.ts';

/** 76 + 48 px and a hairline. It stays in sight only where it leaves room for the page. */
export const root = patternStyle({
  zIndex: 20,
  background: vars.color.canvas,
  boxShadow: `0 1px 0 ${vars.color.line}`,
  '@media': {
    '(min-height: 520px)': { position: 'sticky', insetBlockStart: 0 },
    '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
  },
});

/** What gets the focus, and the place that a link leads to, is not scrolled under it. */
globalStyle(`:root:has(${root})`, patternLayer({ '@media': { '(min-height: 520px)': { scrollPaddingBlockStart: 133 } } }));

/** A narrow page has one row of icons, and the search below it; else two rows, the search in the middle of the first. */
export const bar = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  maxInlineSize: 1248,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[2]} ${space[3]}`,
  rowGap: space[2],
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: 'minmax(76px, auto) minmax(48px, auto)',
      gap: `0 ${space[6]}`,
      paddingInline: space[6],
      paddingBlock: 0,
    },
    [from.desktop]: { gridTemplateColumns: '1fr minmax(0, 560px) 1fr' },
  },
});

export const home = patternStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 40,
  marginInlineEnd: 'auto',
  borderRadius: radius.control,
});

export const search = patternStyle({
  '@media': { [below.tablet]: { order: 1, flex: '0 0 100%' } },
});

/** Cart and account. Their icons end where the container ends. */
export const mine = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // "99+" reaches 13 px beyond the cart.
  gap: space[5],
});

/** A way that is an icon alone. */
export const iconLink = patternStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.full,
  '@media': { [canHover]: { ':hover': { background: vars.color.sunken } } },
});

export const signIn = patternStyle({
  color: vars.color.text,
  '@media': {
    [below.tablet]: { paddingInline: 9, borderRadius: radius.full },
    [from.tablet]: { marginInlineEnd: -19 },
    // There it has a border, which ends where the container ends.
    '(forced-colors: active)': { marginInlineEnd: 0 },
  },
});

/** On a narrow page for screen readers alone. */
export const wideWords = patternStyle({
  '@media': {
    [below.tablet]: hiddenFromSight,
  },
});

/** Its arrow ends where the container ends. */
export const account = patternStyle({ '@media': { [from.desktop]: { marginInlineEnd: -8 } } });

/** As large as the account menu, whose portrait it announces. */
export const place = patternStyle({
  display: 'block',
  blockSize: 40,
  inlineSize: 40,
  border: `4px solid ${vars.color.canvas}`,
  borderRadius: radius.full,
  background: vars.color.sunken,
  '@media': { [from.desktop]: { marginInlineEnd: 'calc(11.5em - 48px)' } },
});

/** The second row; on a narrow page the button that opens what is in it. */
export const row = patternStyle({
  '@media': {
    [from.tablet]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'stretch',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[4],
    },
  },
});

export const nav = patternStyle({ display: 'flex', alignItems: 'center' });

/** Its icon stands below the logo, a line between it and the pages. */
export const categories = patternStyle({
  '@media': {
    [below.tablet]: { marginInlineEnd: -9 },
    [from.tablet]: {
      marginInlineStart: -19,
      '::after': { content: '', alignSelf: 'center', inlineSize: 1, blockSize: 20, background: vars.color.lineMid },
      // The ground of the open menu's button ends there.
      selectors: { '&:has([aria-expanded=true])::after': { background: 'none' } },
    },
    '(forced-colors: active)': { marginInlineStart: 0 },
  },
});

export const pages = patternStyle({
  display: 'none',
  '@media': {
    [from.tablet]: { display: 'flex', alignSelf: 'stretch', paddingInlineStart: space[3] },
    [from.desktop]: { paddingInlineStart: space[4] },
  },
});

/** A bar on the hairline marks the page that is shown. */
export const page = patternStyle({
  display: 'flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  minBlockSize: 48,
  paddingInline: space[3],
  color: vars.color.muted,
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text } },
    [from.desktop]: { paddingInline: space[4], selectors: { '&[aria-current]::after': { insetInline: space[4] } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]::after': { blockSize: 4, background: 'LinkText' } } },
  },
  selectors: {
    '&[aria-current]': {
      position: 'relative',
      color: vars.color.text,
      fontWeight: weight.medium,
    },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: -1,
      insetInline: space[3],
      blockSize: 2,
      background: 'currentColor',
    },
  },
});

export const tools = patternStyle({
  display: 'none',
  '@media': {
    [from.tablet]: { display: 'flex', alignItems: 'center', marginInlineStart: 'auto', marginInlineEnd: -13 },
    // There the buttons have borders.
    '(forced-colors: active)': { gap: space[2], marginInlineEnd: 0 },
  },
});

/** A small word at the end of the second row. */
export const tool = patternStyle({
  whiteSpace: 'nowrap',
  paddingInline: 13,
  selectors: { '&[aria-expanded=true]': { background: vars.color.sunken, color: vars.color.text } },
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
});

/** A finger has no keys to press, and in the row of a small window there is no room for the words of every language. */
export const bookmark = patternStyle({
  whiteSpace: 'nowrap',
  paddingInline: 13,
  '@media': { '(hover: none), (max-width: 830px)': { display: 'none' }, [canHover]: { ':hover': { color: vars.color.text } } },
});

export const skip = patternStyle({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[4],
  zIndex: 1,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: weight.medium,
  selectors: {
    '&:not(:focus)': { ...hiddenFromSight, padding: 0 },
  },
});
