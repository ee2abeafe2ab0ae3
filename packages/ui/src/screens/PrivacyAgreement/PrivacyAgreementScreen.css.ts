import { screenStyle } from '../../theme/layers.ts';

/** About 68 letters to a line. */
export const text = screenStyle({ maxInlineSize: '35rem' });
