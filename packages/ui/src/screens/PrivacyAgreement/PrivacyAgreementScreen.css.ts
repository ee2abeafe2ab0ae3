import { globalStyle } from '@vanilla-extract/css';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { space, text as type } from '../../theme/scale.ts';

/** As large as the text of the policies, about 68 letters to a line. */
export const text = screenStyle({ ...type.lead, lineHeight: 'max(1.625, var(--galleria-leading))', maxInlineSize: '35rem' });
globalStyle(`${text} > :is(h2, h3):not(:first-child)`, screenLayer({ marginBlockStart: space[8] }));
