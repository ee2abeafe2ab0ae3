import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

export const fold = patternStyle({ marginBlockStart: space[5] });

/** The shop's own words. */
export const words = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: vars.color.accentTint,
  '@media': { [from.tablet]: { paddingInline: space[5] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const speaker = patternStyle({ ...text.body, fontWeight: weight.semibold, overflowWrap: 'anywhere' });
export const said = patternStyle({ ...text.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });

/** What could not be loaded, and the way to ask again beside it. */
export const lost = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
});
