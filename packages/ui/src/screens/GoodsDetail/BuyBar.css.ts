import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { below, space } from '../../theme/scale.ts';

/** How much of the window it takes. */
const height = 72;

export const root = screenStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space[3],
  '@media': {
    [below.tablet]: {
      // The last of the page, wherever it is read first.
      order: 1,
      position: 'sticky',
      zIndex: 10,
      insetBlockEnd: 0,
      gap: space[2],
      marginInline: `-${space[4]}`,
      alignSelf: 'stretch',
      padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
      background: vars.color.canvas,
      boxShadow: `0 -1px 0 ${vars.color.line}`,
    },
  },
});
// What has the focus is not below it, and neither is a message.
globalStyle(`:root:has(${root})`, screenLayer({ '@media': { [below.tablet]: { scrollPaddingBlockEnd: height } } }));
globalStyle(
  `:root:has(${root}):not(:has([aria-modal=true])) [data-galleria-toasts]`,
  screenLayer({ '@media': { [below.tablet]: { insetBlockEnd: height + 8 } } }),
);

/** The words of both share the row; they wrap before the third leaves it. */
export const act = screenStyle({ flex: '1 1 auto', paddingInline: space[2], minInlineSize: 0 });
export const wish = screenStyle({ flex: 'none', inlineSize: 48, paddingInline: 0 });
export const wished = screenStyle({ fill: vars.color.accentGraphic, stroke: vars.color.accentGraphic });
