import { utilityStyle } from './layers.ts';

/** Text for screen readers alone. */
export const visuallyHidden = utilityStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Words as somebody typed them: their line breaks stay, and a word without a space in it wraps. */
export const asTyped = utilityStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
