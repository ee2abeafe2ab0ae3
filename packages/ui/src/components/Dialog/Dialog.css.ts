import { createVar, fallbackVar, globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { below, motion, radius, space, text } from '../../theme/scale.ts';

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
  selectors: { [`:has(> ${close}) > &`]: { paddingInlineEnd: space[8] } },
});
// Whatever has no distance of its own keeps this one; a wide dialog's panes have none, and its title may be hidden.
globalStyle(`:where(:not(.${sizes.wide}) > ${title}) + :where(*)`, layered({ marginBlockStart: space[4] }));
