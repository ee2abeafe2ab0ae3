import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';
import { below, share, space } from '../../theme/scale.ts';
import { actionRow, atLowerEdge } from './actionRow.ts';

export const actions = componentStyle({
  ...actionRow,
  '@media': { [below.tablet]: { gap: space[2] }, ...atLowerEdge },
  // Of several rows the last one stays: one would lie over the others.
  selectors: { '&:has(~ &)': { position: 'static', background: 'none', boxShadow: 'none' } },
});
// On a narrow page they fill their rows, as they do in a form.
globalStyle(`${actions} > *`, layered({ '@media': { [below.tablet]: share } }));
