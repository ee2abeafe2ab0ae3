import { screenStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

export const place = screenStyle({ marginBlockStart: space[6] });

/** Four in a row, or two by two: never a hole. */
export const goods = screenStyle({ '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } });
