import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, canHover, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({ ...text.body, display: 'grid', gap: space[3] });

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[1],
  alignItems: 'baseline',
  '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = componentStyle({ ...text.meta, color: vars.color.faint, overflowWrap: 'anywhere' });

/** On a narrow page one row that scrolls: results are not to be pushed out of sight. Its ends leave room for a focus ring. */
export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    [below.tablet]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', padding: '4px', margin: '-4px' },
  },
});

export const item = componentStyle({ minInlineSize: 0, '@media': { [below.tablet]: { flex: 'none', maxInlineSize: '100%' } } });

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  paddingBlock: '4px',
  paddingInline: '14px',
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineMid}`,
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.sunken } } },
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: { '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
  selectors: {
    '&[aria-current]': { background: vars.color.text, color: vars.color.canvas, boxShadow: 'none', fontWeight: weight.medium },
  },
});
