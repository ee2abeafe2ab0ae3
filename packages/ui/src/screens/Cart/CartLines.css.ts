import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, space, text } from '../../theme/scale.ts';
import { columns, inColumns } from './columns.ts';

/** The edge of a panel, at which the boxes of all its lines stand. */
const edge = { paddingInline: space[4], '@media': { [from.tablet]: { paddingInline: space[6] } } } as const;

/** Selects all of it. In the columns of the lines, whose names it bears. */
export const bar = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: 48,
  columnGap: space[3],
  '@container': { [inColumns]: { gridTemplateColumns: `minmax(0, 1fr) ${columns.ends}` } },
});
const heads = { ...text.meta, display: 'none', color: vars.color.muted } as const;
export const column = screenStyle({ ...heads, textAlign: 'end', '@container': { [inColumns]: { display: 'block' } } });
export const quantityColumn = screenStyle({ ...heads, textAlign: 'center', '@container': { [inColumns]: { display: 'block' } } });

export const shop = screenStyle({
  ...edge,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: 56,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const shopName = screenStyle({ minInlineSize: 0 });
/** Lines of a shop that is out of sight are not laid out, nor is each of them asked whether it has come into sight. */
export const lines = screenStyle({ ...edge, paddingBlock: space[2], contentVisibility: 'auto' });
