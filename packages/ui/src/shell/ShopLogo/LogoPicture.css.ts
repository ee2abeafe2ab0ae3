import { patternStyle } from '../../theme/layers.ts';

/** As high as the bar has room for on a phone, whatever its shape. */
export const picture = patternStyle({ display: 'block', blockSize: 36, inlineSize: 'auto', maxInlineSize: 160, objectFit: 'contain' });
