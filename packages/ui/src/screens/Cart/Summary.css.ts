import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { below, belowHeader, breakable, from, space, text, weight } from '../../theme/scale.ts';

/** How much of a phone's window it takes. */
const height = 76;

/** Beside the list, it stays in sight; on a phone it is a bar at the window's lower edge. */
export const root = screenStyle({
  display: 'grid',
  gap: space[5],
  '@media': {
    [from.desktop]: { gridColumn: 2, gridRow: 2, position: 'sticky', insetBlockStart: belowHeader },
    [below.tablet]: {
      position: 'sticky',
      zIndex: 10,
      insetBlockEnd: 0,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(8.5rem, auto)',
      alignItems: 'center',
      gap: space[4],
      marginInline: `-${space[4]}`,
      padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
      borderRadius: 0,
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

const roomy = { '@media': { [below.tablet]: { display: 'none' } } } as const;

export const title = screenStyle({ ...text.subtitle, ...roomy });
export const rows = screenStyle({ display: 'grid', gap: space[3] });
/** On a phone nothing is summed up while nothing is selected: what to do stands there. */
export const roomyRows = screenStyle(roomy);
export const unbuyable = screenStyle({ '@media': { [below.tablet]: { ...text.meta } } });
export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  ...roomy,
});
export const name = screenStyle({ ...text.body, color: vars.color.muted });
export const pieces = screenStyle({ ...text.caption, display: 'block', color: vars.color.faint });
export const amount = screenStyle({ marginInlineStart: 'auto' });
export const later = screenStyle({ ...text.meta, marginInlineStart: 'auto', color: vars.color.faint });
export const total = screenStyle({
  display: 'grid',
  gap: space[1],
  '@media': {
    [from.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[4],
      paddingBlockStart: space[4],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [below.tablet]: { gap: 0 },
  },
});
export const totalName = screenStyle({
  ...text.body,
  fontWeight: weight.semibold,
  '@media': { [below.tablet]: { ...text.caption, color: vars.color.muted } },
});
export const totalAmount = screenStyle({
  minInlineSize: 0,
  '@media': { [from.tablet]: { marginInlineStart: 'auto', textAlign: 'end' }, [below.tablet]: { containerType: 'inline-size' } },
});
globalStyle(
  `${totalAmount} > *`,
  screenLayer({
    '@media': {
      [below.tablet]: {
        fontSize: 'clamp(.75rem, calc(100cqi / var(--galleria-amount-width)), 1.25rem)',
        ...breakable,
      },
    },
  }),
);
export const act = screenStyle({ display: 'grid', gap: space[3] });
/** On a phone what to do takes the place of the sum, beside the button. */
export const actOfNothing = screenStyle({
  '@media': { [below.tablet]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) minmax(8.5rem, auto)', alignItems: 'center' } },
});
globalStyle(`${actOfNothing} > :first-child`, screenLayer({ '@media': { [below.tablet]: { order: 1 } } }));
export const note = screenStyle({ textAlign: 'center', textWrap: 'balance', '@media': { [below.tablet]: { textAlign: 'start' } } });
export const roomyNote = screenStyle(roomy);
export const shield = screenStyle({ display: 'inline', verticalAlign: '-2px', marginInlineEnd: space[1] });
