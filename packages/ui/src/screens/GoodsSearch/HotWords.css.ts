import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, canHover, radius, space } from '../../theme/scale.ts';

export const root = screenStyle({ display: 'grid', gap: space[2] });

/** One row that scrolls where it is narrow; its height is kept while nothing is there. */
export const list = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minBlockSize: 44,
  padding: '4px',
  margin: '-4px',
  '@media': { [below.desktop]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});

export const item = screenStyle({ minInlineSize: 0, '@media': { [below.desktop]: { flex: 'none', maxInlineSize: '100%' } } });

export const word = screenStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 36,
  paddingInline: space[4],
  borderRadius: radius.full,
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: { ':hover': { background: vars.color.sunkenHover } },
    '(forced-colors: active)': { border: '1px solid LinkText' },
  },
});
