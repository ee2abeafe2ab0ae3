import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { from, radius, space, text } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const top = componentStyle({
  ...surface,
  paddingBlock: space[5],
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const title = componentStyle(text.title);
export const blank = componentStyle({ ...surface, '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } } });
export const panel = componentStyle({
  ...surface,
  paddingBlock: space[5],
  paddingInline: space[4],
  '@media': { [from.tablet]: { padding: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 40,
});
/** On one line with the button beside it. */
export const heading = componentStyle({ ...text.subtitle, paddingBlockStart: '6px' });
export const crop = componentStyle({ marginBlockStart: space[5] });
export const words = componentStyle({
  ...text.body,
  marginBlockStart: space[1],
  color: vars.color.muted,
  maxInlineSize: '64ch',
  textWrap: 'pretty',
});

export const facts = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  marginBlockStart: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[8] } },
});
export const list = componentStyle({ inlineSize: '100%' });
export const item = componentStyle({ overflowWrap: 'anywhere' });
export const none = componentStyle({ color: vars.color.faint });

/** A form is as wide as what is typed into it. */
export const form = componentStyle({ maxInlineSize: 560, marginBlockStart: space[4] });
export const field = componentStyle({ minInlineSize: 0 });

export const portrait = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[5] });
export const portraitSide = componentStyle({ display: 'grid', gap: space[2], flex: '1 1 220px', minInlineSize: 0 });
export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const code = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
export const hint = componentStyle({ ...text.meta, color: vars.color.muted });
export const progress = componentStyle({ maxInlineSize: 320 });
export const again = componentStyle({ textDecoration: 'underline', textUnderlineOffset: '3px', minBlockSize: 24 });

export const bonePortrait = componentStyle({ inlineSize: 72, blockSize: 72, borderRadius: '50%' });
export const boneHeading = componentStyle({ inlineSize: 140, blockSize: 20, marginBlockStart: space[2] });
export const boneButton = componentStyle({ inlineSize: 140, blockSize: 40, borderRadius: radius.control });
export const boneWords = componentStyle({ inlineSize: 'min(320px, 60vw)', blockSize: 14, marginBlock: `${space[3]} 5px` });
/** As high as three facts below each other. */
export const boneLines = componentStyle({ display: 'grid', alignContent: 'start', gap: space[5], inlineSize: '100%', paddingBlock: '3px' });
export const boneLine = componentStyle({ inlineSize: 'min(360px, 90%)', blockSize: 14 });
