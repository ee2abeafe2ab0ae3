import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

export const fold = patternStyle({ marginBlockStart: space[5] });

/** The shop's own words. */
export const words = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: vars.color.accentTint,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
