import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, space, text, weight } from '../../theme/scale.ts';

export const methods = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[2],
});
export const method = componentStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[4], alignItems: 'start' });
export const methodTitle = componentStyle({ ...text.lead, fontWeight: weight.semibold });
export const methodText = componentStyle({ ...text.body, marginBlockStart: space[1], color: vars.color.muted, textWrap: 'pretty' });

const line = `1px solid ${vars.color.line}`;
export const table = componentStyle({
  ...text.body,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [below.tablet]: { display: 'block' } },
});
export const tableBody = componentStyle({ '@media': { [below.tablet]: { display: 'block' } } });
/** Still there for screen readers. */
export const tableHead = componentStyle({
  '@media': { [below.tablet]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const headCell = componentStyle({
  ...text.meta,
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: weight.medium,
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.lineMid}`,
});
export const row = componentStyle({
  borderBlockEnd: line,
  '@media': { [below.tablet]: { display: 'block', paddingBlock: space[4] } },
});
export const zone = componentStyle({
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: weight.semibold,
  '@media': { [below.tablet]: { display: 'block', paddingBlock: `0 ${space[1]}` } },
});
export const cell = componentStyle({
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
export const amount = componentStyle({ textAlign: 'end', ':last-child': { paddingInlineEnd: 0 } });
export const cellLabel = componentStyle({
  display: 'none',
  color: vars.color.muted,
  '@media': { [below.tablet]: { display: 'inline' } },
});
export const after = componentStyle({ marginBlockStart: space[4] });
