import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space, text } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;

export const root = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const top = screenStyle({
  ...surface,
  paddingBlock: space[5],
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const title = screenStyle(text.title);
export const blank = screenStyle({ ...surface, '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } } });
export const panel = screenStyle({
  ...surface,
  paddingBlock: space[5],
  paddingInline: space[4],
  '@media': { [from.tablet]: { padding: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 40,
});
/** On one line with the button beside it. */
export const heading = screenStyle({ ...text.subtitle, paddingBlockStart: '6px' });
export const crop = screenStyle({ marginBlockStart: space[5] });
export const words = screenStyle({
  ...text.body,
  marginBlockStart: space[1],
  color: vars.color.muted,
  maxInlineSize: '64ch',
  textWrap: 'pretty',
});

export const facts = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  marginBlockStart: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[8] } },
});
export const list = screenStyle({ inlineSize: '100%' });
export const item = screenStyle({ overflowWrap: 'anywhere' });
export const none = screenStyle({ color: vars.color.faint });

/** A form is as wide as what is typed into it. */
export const form = screenStyle({ maxInlineSize: 560, marginBlockStart: space[4] });
export const field = screenStyle({ minInlineSize: 0 });

export const portrait = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[5] });
export const portraitSide = screenStyle({ display: 'grid', gap: space[2], flex: '1 1 220px', minInlineSize: 0 });
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const code = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
export const hint = screenStyle({ ...text.meta, color: vars.color.muted });
export const progress = screenStyle({ maxInlineSize: 320 });
export const again = screenStyle({ textDecoration: 'underline', textUnderlineOffset: '3px', minBlockSize: 24 });

export const bonePortrait = screenStyle({ inlineSize: 72, blockSize: 72, borderRadius: '50%' });
export const boneHeading = screenStyle({ inlineSize: 140, blockSize: 20, marginBlockStart: space[2] });
export const boneButton = screenStyle({ inlineSize: 140, blockSize: 40, borderRadius: radius.control });
export const boneWords = screenStyle({ inlineSize: 'min(320px, 60vw)', blockSize: 14, marginBlock: `${space[3]} 5px` });
/** As high as three facts below each other. */
export const boneLines = screenStyle({ display: 'grid', alignContent: 'start', gap: space[5], inlineSize: '100%', paddingBlock: '3px' });
export const boneLine = screenStyle({ inlineSize: 'min(360px, 90%)', blockSize: 14 });
