import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenLayer, screenStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';
import { columns, expectedHeight, inColumns, inTwoRows } from './columns.ts';

/**
 * Box, picture and name, then the figures: in columns where there is room, below the name where not. A line that is out of sight is
 * not laid out.
 */
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 72px minmax(0, 1fr) 40px',
  gridTemplateAreas: '"check picture about remove" "check picture price price" ". . quantity quantity"',
  columnGap: space[3],
  rowGap: space[2],
  alignItems: 'start',
  paddingBlock: space[4],
  // What it contains is cut at its edge, and rings are not to be.
  marginInline: '-6px',
  paddingInline: '6px',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${expectedHeight}px`,
  ':focus-visible': { outlineOffset: -2 },
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '6px',
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
  '@container': {
    // Room for whole words beside a smaller picture.
    '(max-width: 300px)': { gridTemplateColumns: 'auto 56px minmax(0, 1fr) 40px', columnGap: space[2] },
    [inTwoRows]: {
      // The quantity is as wide as in a column, whatever is said of it.
      gridTemplateColumns: 'auto 80px minmax(0, 1fr) calc(8.25rem - 40px - 12px) 40px',
      gridTemplateAreas: '"check picture about about remove" "check picture price quantity quantity"',
    },
    [inColumns]: {
      gridTemplateColumns: `auto 80px minmax(0, 1fr) ${columns.ends}`,
      gridTemplateAreas: '"check picture about price quantity subtotal remove"',
      alignItems: 'center',
    },
  },
});

export const check = screenStyle({
  gridArea: 'check',
  marginBlockStart: space[6],
  '@container': { [inColumns]: { marginBlockStart: 0 } },
});
export const picture = screenStyle({ gridArea: 'picture', borderRadius: radius.picture });
export const about = screenStyle({ gridArea: 'about', minInlineSize: 0, display: 'grid', justifyItems: 'start', gap: space[1] });
export const name = screenStyle({ ...text.body, fontWeight: weight.medium, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const link = screenStyle({
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
});
export const spec = screenStyle({
  ...text.meta,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 28,
  paddingInline: space[2],
  borderRadius: radius.control,
  background: vars.color.sunken,
  color: vars.color.muted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 300px)': { paddingInline: space[1] } },
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunkenHover, color: vars.color.text } },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
});
/** The sign stands beside the words, and what to do below them. */
export const gone = screenStyle({
  ...text.meta,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  columnGap: space[2],
  color: vars.color.warning,
});
globalStyle(`${gone} > svg`, screenLayer({ marginBlockStart: 'calc((1lh - 14px) / 2)' }));
globalStyle(`${gone} button`, screenLayer({ gridColumn: 2, color: vars.color.text, minBlockSize: 24 }));
