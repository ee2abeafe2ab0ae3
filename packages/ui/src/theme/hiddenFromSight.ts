import type { StyleRule } from '@vanilla-extract/css';

/** Out of sight and still read aloud, for a rule that hides something in some places only; elsewhere the class `visuallyHidden` of utilities.css.ts. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;
