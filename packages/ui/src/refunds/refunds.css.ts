import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.ts';
import { from, radius, space, text, weight } from '../theme/scale.ts';

/** What the pages of one refund have in common: white panels below each other. */
export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const panel = componentStyle({
  minInlineSize: 0,
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  paddingBlock: space[6],
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[8] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
/** For `EmptyState`, which brings its own padding. */
export const blank = componentStyle({
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const title = componentStyle(text.title);
export const heading = componentStyle({ ...text.lead, fontWeight: weight.semibold, marginBlockEnd: space[5] });

/** A line has room below itself for the next one; the last needs none. */
export const lines = componentStyle({ marginBlockEnd: `calc(-1 * ${space[5]})` });
export const fold = componentStyle({ marginBlockStart: space[5] });

/** The shop's own words. */
export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: vars.color.accentTint,
  '@media': { [from.tablet]: { paddingInline: space[5] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const speaker = componentStyle({ ...text.body, fontWeight: weight.semibold, overflowWrap: 'anywhere' });
export const said = componentStyle({ ...text.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });

/** What could not be loaded, and the way to ask again beside it. */
export const lost = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
});

// While a page of one refund is loading
export const boneHeading = componentStyle({ blockSize: 16, inlineSize: 140, marginBlock: `4px ${space[6]}` });
export const boneRows = componentStyle({ display: 'grid', gap: space[5], paddingBlock: `${space[1]} ${space[2]}` });
export const boneRow = componentStyle({ blockSize: 14, inlineSize: '72%' });
export const boneLine = componentStyle({ display: 'flex', gap: space[4] });
export const bonePicture = componentStyle({ flex: 'none', inlineSize: 80, blockSize: 80, borderRadius: radius.picture });
export const boneName = componentStyle({ blockSize: 14, inlineSize: 'min(280px, 60%)', marginBlockStart: 4 });
