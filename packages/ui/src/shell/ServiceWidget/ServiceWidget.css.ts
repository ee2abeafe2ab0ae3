import { vars } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text } from '../../theme/scale.ts';

/** From here the page leaves an edge beside its content. */
export const floating = 'screen and (min-width: 1280px)';
/** From here the edge is as wide as the bar with its labels. */
const labelled = 'screen and (min-width: 1344px)';

/** What is free beside the content, whatever the scroll bar takes, less 8 px between the two. */
const free = '(100% - 1200px) / 2 - 8px';

/** Where there is no edge it is a row of its own, so that it never covers anything. */
export const root = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  paddingInline: space[4],
  paddingBlockEnd: space[8],
  '@media': {
    [floating]: {
      position: 'fixed',
      zIndex: 10,
      insetInlineEnd: 0,
      insetBlockEnd: '39%',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      gap: 0,
      inlineSize: `clamp(24px, ${free}, 32px)`,
      padding: 0,
      paddingBlock: space[1],
      borderStartStartRadius: radius.card,
      borderEndStartRadius: radius.card,
      background: vars.color.raised,
      // At rest it is part of the edge; open it lies over the page.
      boxShadow: `0 0 0 1px ${vars.color.line}`,
      selectors: { '&:has([aria-expanded=true])': { boxShadow: vars.shadow.layer } },
    },
    [labelled]: { inlineSize: `clamp(32px, ${free}, 64px)` },
    '(forced-colors: active) and (min-width: 1280px)': { border: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});

export const service = patternStyle({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const item = patternStyle({
  ...text.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minBlockSize: 44,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.control,
  color: vars.color.muted,
  textAlign: 'center',
  // A word goes on to the next row before it breaks.
  overflowWrap: 'break-word',
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text, background: vars.color.sunkenHover } },
    [floating]: { padding: 0, marginInline: space[1] },
    [labelled]: { paddingBlock: space[2] },
    // They take the ground away that marks the open one.
    '(forced-colors: active)': { selectors: { '&[aria-expanded=true]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
  selectors: { '&[aria-expanded=true]': { color: vars.color.text, background: vars.color.sunkenHover } },
  ':focus-visible': { outlineOffset: -2 },
});

/** Set off by a line: it belongs to the page, not to the service. */
export const last = patternStyle({
  '@media': {
    [floating]: {
      position: 'relative',
      marginBlockStart: 9,
      '::before': { content: '', position: 'absolute', insetInline: 0, insetBlockStart: -5, blockSize: 1, background: vars.color.lineMid },
    },
    '(forced-colors: active)': { '::before': { background: 'CanvasText' } },
  },
});

/** Read out everywhere, seen where there is room. */
export const label = patternStyle({
  '@media': {
    'screen and (min-width: 1280px) and (max-width: 1343.98px)': hiddenFromSight,
    [labelled]: { maxInlineSize: '100%', hyphens: 'auto' },
  },
});
