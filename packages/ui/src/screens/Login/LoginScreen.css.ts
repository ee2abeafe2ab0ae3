import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle, screenLayer } from '../../theme/layers.ts';
import { below, canHover, focusRing, from, radius, space, text, weight } from '../../theme/scale.ts';

/** Picture and form beside each other; the form alone where there is no room. One height in all modes, so that nothing jumps. */
export const root = screenStyle({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: 880,
  marginInline: 'auto',
  borderRadius: radius.dialog,
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': {
    [from.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)', minBlockSize: 592 },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const scene = screenStyle({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  padding: space[8],
  color: vars.color.onAccent,
  // A picture with its own ink.
  forcedColorAdjust: 'none',
  background: `linear-gradient(${vars.color.accentFill}, ${vars.color.accentPress})`,
  '@media': { [from.desktop]: { display: 'block' } },
});

export const slogan = screenStyle({ ...text.title, position: 'relative', zIndex: 1, maxInlineSize: '12em', textWrap: 'balance' });
export const picture = screenStyle({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Drawn when the server has no picture: a bay within a bay. */
export const niche = screenStyle({
  position: 'absolute',
  insetInline: space[8],
  insetBlock: '34% 13%',
  borderRadius: `${radius.full} ${radius.full} 0 0`,
  background: 'linear-gradient(rgb(120 16 2 / .55), rgb(120 16 2 / .1))',
  '::after': {
    content: '',
    position: 'absolute',
    inset: `${space[14]} ${space[10]} 0`,
    borderRadius: `${radius.full} ${radius.full} 0 0`,
    background: `linear-gradient(${vars.ground.sandDeep}, ${vars.ground.sand})`,
  },
});

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${space[8]} ${space[5]} ${space[6]}`,
  '@media': { [from.tablet]: { padding: `36px 48px ${space[6]}` } },
  // The first line stands beside a dialog's close button.
  selectors: { '[role=dialog] &': { paddingBlockStart: space[5] } },
});

export const back = screenStyle({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space[1],
  minBlockSize: 24,
  marginInlineStart: -4,
  // Within the padding: the heading below it hardly moves, and the highest panel is no higher than the others.
  marginBlock: `-${space[4]} ${space[1]}`,
  color: vars.color.muted,
  fontWeight: weight.medium,
  ':focus-visible': focusRing(vars.color.text),
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
  selectors: { '[role=dialog] &': { marginBlockStart: 0 } },
});

/** Stays clear of a dialog's close button, which lies over the corner. */
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  selectors: { '[role=dialog] &': { paddingInlineEnd: space[8] } },
});
/** Focus comes here from a button that is gone; nobody can press it. */
export const title = screenStyle({ ...text.title, textWrap: 'balance', ':focus': { outline: 'none' } });
/** For who has a phone beside this page; on the phone itself there is nothing to scan with. */
export const scan = screenStyle({
  ...text.meta,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 32,
  color: vars.color.muted,
  fontWeight: weight.medium,
  ':focus-visible': focusRing(vars.color.text),
  '@media': { [below.tablet]: { display: 'none' }, [canHover]: { ':hover': { color: vars.color.text } } },
});
export const notice = screenStyle({ marginBlockStart: space[4] });
export const modes = screenStyle({ marginBlockStart: space[4] });
export const lead = screenStyle({ ...text.body, marginBlockStart: space[2], color: vars.color.muted, overflowWrap: 'anywhere' });
export const address = screenStyle({ color: vars.color.text, fontWeight: weight.medium });

export const failure = screenStyle({ marginBlockStart: space[4] });
export const fields = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], marginBlockStart: space[6] });
export const phone = screenStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[3] });
/** One country is no choice: its code stands in a box like a field's, without the promise of one. */
export const dialCode = screenStyle({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: 48,
  paddingInline: space[3],
  borderRadius: radius.controlLarge,
  background: vars.color.sunken,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const flag = screenStyle({ inlineSize: 20, blockSize: 15, borderRadius: 2, boxShadow: `0 0 0 1px ${vars.color.line}` });

/** A field and what leads on from it. */
export const withLink = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], justifyItems: 'start' });
globalStyle(`${withLink} > :first-child`, screenLayer({ inlineSize: '100%' }));
export const link = screenStyle({
  ...text.meta,
  display: 'inline-block',
  paddingBlock: 2,
  fontWeight: weight.medium,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: 3,
  ':focus-visible': focusRing(vars.color.text),
  '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
});
export const submit = screenStyle({ marginBlockStart: space[5] });

/** At the floor of the panel, so that it does not move when the fields above it change. */
export const foot = screenStyle({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[1]} ${space[6]}`,
  marginBlockStart: 'auto',
  paddingBlockStart: space[6],
  color: vars.color.muted,
});
const footButton = {
  minBlockSize: 24,
  fontWeight: weight.medium,
  ':focus-visible': focusRing(vars.color.text),
  textUnderlineOffset: 3,
  '@media': {
    [canHover]: { ':hover': { textDecoration: 'underline' } },
    // Nothing but its colour says that it can be pressed.
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
} as const;
export const footLink = screenStyle({ ...footButton, color: vars.color.text });
export const accentLink = screenStyle({ ...footButton, color: vars.color.accentText });
