import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** The row of buttons at the end of a dialog or a form. */
export const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[2],
  paddingBlockStart: space[4],
} as const;

/** In a dialog it stays in sight below a text that is longer than the window; what is scrolled under them fades. */
export const atLowerEdge = {
  '(min-height: 520px)': {
    position: 'sticky',
    zIndex: 1,
    // The padding of the scrim below it is covered, too.
    insetBlockEnd: 0,
    background: `linear-gradient(transparent, ${vars.color.raised} ${space[4]})`,
    boxShadow: `0 ${space[4]} 0 ${vars.color.raised}`,
  },
} as const;
