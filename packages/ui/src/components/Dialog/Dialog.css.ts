import { createVar, fallbackVar, globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { below, motion, radius, share, space, text } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  // As high as its content, whatever least height that has: else it is cut off at the top, where nobody can scroll.
  gridTemplateRows: 'minmax(min-content, 1fr)',
  placeItems: 'safe center',
  padding: space[4],
  overflowY: 'auto',
  // What has the focus is not under the buttons that stay at the lower edge.
  scrollPaddingBlockEnd: 88,
  pointerEvents: 'auto',
  background: vars.color.scrim,
  animation: `${appear} ${motion.layer}`,
});

// Locks the page behind. Radix would do it with an injected <style>, which a strict content policy refuses.
// No `scrollbar-gutter`: the scrim cannot cover it, and a bright strip stays beside the dialog.
globalStyle(`:root:has(${scrim})`, layered({ overflow: 'hidden' }));

/** From the edges to what stands inside. */
const inset = createVar();

/** How wide a `wide` dialog may be, for one that needs more. */
export const wideMaxWidth = createVar();

/** How far the close button of a `wide` dialog is from its corner, for one whose title is not beside it. */
export const closeInset = createVar();

export const content = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  background: vars.color.raised,
  borderRadius: radius.dialog,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${motion.layer}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  selectors: { '&:focus': { outline: 'none' } },
});

export const sizes = styleVariants({
  small: layered({ maxInlineSize: 440, vars: { [inset]: space[6] }, padding: inset }),
  medium: layered({
    maxInlineSize: 640,
    vars: { [inset]: space[8] },
    padding: inset,
    '@media': { [below.tablet]: { vars: { [inset]: space[5] } } },
  }),
  /** Without padding: the content brings its own panes. */
  wide: layered({ maxInlineSize: fallbackVar(wideMaxWidth, '880px'), overflow: 'clip' }),
});

export const description = componentStyle({ ...text.body, color: vars.color.muted, marginBlockStart: space[2], textWrap: 'pretty' });
globalStyle(`${description} a`, layered({ textDecoration: 'underline', textUnderlineOffset: 3 }));
/** They stay in sight below a text that is longer than the window; what is scrolled under them fades. */
export const atLowerEdge = {
  '(min-height: 520px)': {
    position: 'sticky',
    zIndex: 1,
    // The padding of the scrim below it is covered, too.
    insetBlockEnd: 0,
    background: `linear-gradient(transparent, ${vars.color.raised} ${space[4]})`,
    boxShadow: `0 ${space[4]} 0 ${vars.color.raised}`,
  },
} as const;
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[2],
  paddingBlockStart: space[4],
  '@media': { [below.tablet]: { gap: space[2] }, ...atLowerEdge },
  // Of several rows the last one stays: one would lie over the others.
  selectors: { '&:has(~ &)': { position: 'static', background: 'none', boxShadow: 'none' } },
});
// On a narrow page they fill their rows, as they do in a form.
globalStyle(`${actions} > *`, layered({ '@media': { [below.tablet]: share } }));

export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: fallbackVar(closeInset, space[4]),
  insetInlineEnd: fallbackVar(closeInset, space[4]),
  zIndex: 1,
  selectors: {
    // In the middle of the title's first line, and as far from the edge as the title, less its own air.
    [`:not(.${sizes.wide}) > &`]: {
      ...text.heading,
      insetBlockStart: `calc(${inset} + (1lh - 40px) / 2)`,
      insetInlineEnd: `calc(${inset} - 8px)`,
    },
  },
});

/** Stays clear of the close button. */
export const title = componentStyle({
  ...text.heading,
  ':focus': { outline: 'none' },
  selectors: { [`:has(> ${close}) > &`]: { paddingInlineEnd: space[8] } },
});
// Whatever has no distance of its own keeps this one; a wide dialog's panes have none, and its title may be hidden.
globalStyle(`:where(:not(.${sizes.wide}) > ${title}) + :where(*)`, layered({ marginBlockStart: space[4] }));
