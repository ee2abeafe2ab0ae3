import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { radius, space, text, weight } from '../../theme/scale.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[4],
  paddingInline: space[5],
  borderRadius: radius.card,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
/** Beside the rest, which stands below each other. */
export const mark = patternStyle({ gridArea: '1 / 1 / span 3' });
export const head = patternStyle({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] });
export const name = patternStyle({ ...text.body, fontWeight: weight.semibold, overflowWrap: 'anywhere' });
export const moment = patternStyle({ ...text.caption, color: vars.color.faint });
export const words = patternStyle({ gridColumn: 2, ...text.body, maxInlineSize: '80ch' });
export const foot = patternStyle({ gridColumn: 2, paddingBlockStart: space[3] });
