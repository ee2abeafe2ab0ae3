import { screenStyle } from '../../theme/layers.ts';
import { below, breakable, space } from '../../theme/scale.ts';

/** The term stands at the first row of pictures, not below the last. */
export const picturesItem = screenStyle({ alignItems: 'start' });

/** What was asked for. */
export const price = screenStyle(breakable);
export const shop = screenStyle({ paddingBlockEnd: space[3] });

/** On a phone what happened stands just below, and says the same. */
export const stages = screenStyle({ '@media': { [below.tablet]: { display: 'none' } } });
