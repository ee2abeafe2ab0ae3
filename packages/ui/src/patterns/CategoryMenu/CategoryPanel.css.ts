import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { below, canHover, from, radius, space, text, weight } from '../../theme/scale.ts';

const height = createVar();
/** What most categories need, if there is so much room. */
const least = `min(${height}, var(--galleria-layer-room, ${height}))`;

/** A list of 232 px and what is in its chosen entry; on a narrow page the one stands within the other. */
const room = 'calc(100dvw - 16px)';
/** From a tablet on it begins where the content of the page begins, wherever its button does. */
const atContent = { insetInlineStart: 'max(24px, calc(50% - 600px))', translate: '0 var(--galleria-layer-y, 0)' } as const;
export const layer = patternStyle({
  inlineSize: room,
  vars: { [height]: '340px' },
  '@media': {
    // There groups stand in two rows.
    [below.desktop]: { vars: { [height]: '372px' } },
    [from.tablet]: {
      ...atContent,
      // As wide as the content.
      inlineSize: 'min(1200px, calc(100% - 48px))',
      minBlockSize: least,
    },
  },
});

/** A sentence instead of the list: as small as that on a wide page, as wide as ever on a narrow one. */
export const brief = patternStyle({
  '@media': {
    [below.tablet]: { inlineSize: room },
    [from.tablet]: { ...atContent, minInlineSize: 232, maxInlineSize: 360 },
  },
});

export const list = patternStyle({
  padding: '6px',
  '@media': {
    [from.tablet]: {
      inlineSize: 232,
      minBlockSize: least,
      maxBlockSize: 'var(--galleria-layer-room, 80dvb)',
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${vars.color.lineMid}`,
    },
  },
});

export const entry = patternStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: 40,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.control,
  textAlign: 'start',
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunkenHover } },
    '(forced-colors: active)': {
      selectors: { '&[aria-expanded=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
  selectors: { '&[aria-expanded=true]': { background: vars.color.sunkenHover, fontWeight: weight.medium } },
});

export const words = patternStyle({ flex: 1, minInlineSize: 0 });

export const arrow = patternStyle({
  color: vars.color.faint,
  selectors: { ':dir(rtl) > &': { scale: '-1 1' } },
  '@media': { [below.tablet]: { rotate: '90deg', selectors: { '[aria-expanded=true] > &': { rotate: '-90deg' } } } },
});

export const panel = patternStyle({
  padding: `${space[2]} ${space[5]} ${space[4]}`,
  '@media': {
    [from.tablet]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 232,
      insetInlineEnd: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Its heading is level with the first entry.
      padding: `${space[3]} ${space[6]}`,
    },
  },
});

export const whole = patternStyle({
  ...text.subtitle,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 24,
  borderRadius: radius.tag,
  '@media': {
    [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
    [below.tablet]: { fontSize: '.875rem' },
  },
});

export const groups = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))',
  gap: `${space[4]} ${space[5]}`,
  marginBlockStart: space[3],
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const picture = patternStyle({
  inlineSize: 48,
  marginBlockEnd: space[2],
  borderRadius: radius.control,
  // In three columns a fourth group would be below the edge of the panel.
  display: 'none',
  '@media': { [from.desktop]: { display: 'grid' } },
});

export const notice = patternStyle({
  ...text.body,
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  // In line with the entries that stand here otherwise.
  padding: '18px',
  color: vars.color.muted,
  textWrap: 'pretty',
});

/** On a raised ground at night the bones' own grey cannot be seen. */
const seen = { background: vars.color.sunkenHover };

// The margins of neighbours are one: 12 and 28 make a row of 40.
export const boneEntry = patternStyle({
  ...seen,
  blockSize: 12,
  marginBlock: '14px 28px',
  marginInline: space[3],
  inlineSize: '70%',
});
export const boneTitle = patternStyle({ ...seen, blockSize: 18, inlineSize: '30%', marginBlockEnd: space[6] });
export const boneLine = patternStyle({ ...seen, blockSize: 12, marginBlockEnd: space[4], inlineSize: '55%' });

/** What has no room in the bar of a narrow page. */
export const foot = patternStyle({
  borderBlockStart: `1px solid ${vars.color.lineMid}`,
  '@media': { [from.tablet]: { display: 'none' } },
});
