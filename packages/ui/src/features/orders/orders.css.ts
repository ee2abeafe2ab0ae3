import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** A line has room below itself for the next one; the last in a panel needs none. */
export const lines = patternStyle({ marginBlockEnd: `calc(-1 * ${space[5]})` });

/** As wide as it is high, beside buttons that share a row. */
export const more = patternStyle({ flex: 'none', inlineSize: 40, paddingInline: 0 });
