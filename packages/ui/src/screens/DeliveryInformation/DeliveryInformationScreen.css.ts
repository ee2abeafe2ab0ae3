import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, space, text, weight } from '../../theme/scale.ts';

export const methods = screenStyle({ paddingBlockStart: space[2] });

const line = `1px solid ${vars.color.line}`;
export const table = screenStyle({
  ...text.body,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [below.tablet]: { display: 'block' } },
});
export const tableBody = screenStyle({ '@media': { [below.tablet]: { display: 'block' } } });
/** Still there for screen readers. */
export const tableHead = screenStyle({
  '@media': { [below.tablet]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const headCell = screenStyle({
  ...text.meta,
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: weight.medium,
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.lineMid}`,
});
export const row = screenStyle({
  borderBlockEnd: line,
  '@media': { [below.tablet]: { display: 'block', paddingBlock: space[4] } },
});
export const zone = screenStyle({
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: weight.semibold,
  '@media': { [below.tablet]: { display: 'block', paddingBlock: `0 ${space[1]}` } },
});
export const cell = screenStyle({
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  verticalAlign: 'baseline',
  '@media': {
    [below.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[4],
      padding: `${space[1]} 0`,
    },
  },
});
/** Amounts stand below each other by their last digit, the last of a row at its end. */
export const amount = screenStyle({ textAlign: 'end', ':last-child': { paddingInlineEnd: 0 } });
export const cellLabel = screenStyle({
  display: 'none',
  color: vars.color.muted,
  '@media': { [below.tablet]: { display: 'inline' } },
});
export const after = screenStyle({ marginBlockStart: space[4] });
