import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { from, radius, space, text } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

/** What the pages of one refund or review have in common: white panels below each other. */
export const root = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const panel = patternStyle({
  ...surface,
  minInlineSize: 0,
  paddingBlock: space[6],
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } },
});
/** For `EmptyState`, which brings its own padding. */
export const blank = patternStyle({ ...surface, '@media': edge });
export const head = patternStyle({ marginBlockEnd: space[6] });
export const title = patternStyle(text.title);
export const lead = patternStyle({ ...text.body, color: vars.color.muted, overflowWrap: 'anywhere' });
/** A line has room below itself for the next one; the last needs none. */
export const lines = patternStyle({ marginBlockEnd: `calc(-1 * ${space[5]})` });

// While they are loading
export const boneLine = patternStyle({ display: 'flex', gap: space[4] });
export const bonePicture = patternStyle({ flex: 'none', inlineSize: 80, blockSize: 80, borderRadius: radius.picture });
export const boneName = patternStyle({ blockSize: 14, inlineSize: 'min(280px, 60%)', marginBlockStart: 4 });
