import { hiddenFromSight } from './hiddenFromSight.ts';
import { utilityStyle } from './layers.ts';

/** Text for screen readers alone. */
export const visuallyHidden = utilityStyle({
  ...hiddenFromSight,
  margin: -1,
});

/** Words as somebody typed them: their line breaks stay, and a word without a space in it wraps. */
export const asTyped = utilityStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
