import { screenStyle } from '../../theme/layers.ts';

/** The term stands at the first row of pictures, not below the last. */
export const picturesItem = screenStyle({ alignItems: 'start' });
