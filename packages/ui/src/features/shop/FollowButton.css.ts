import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';

/** The heart of a shop that is followed. */
export const filled = patternStyle({ fill: 'currentcolor', color: vars.color.accentText });
