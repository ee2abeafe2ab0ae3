import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, space, tabRing, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});

export const choice = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  minInlineSize: 24,
  cursor: 'pointer',
  color: vars.color.muted,
  fontWeight: weight.medium,
  borderBlockEnd: '2px solid transparent',
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:disabled))': { color: vars.color.text } } },
    // There every border is drawn, so the line below all choices would look chosen.
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&:has(:checked)': { borderBlockEndColor: 'Highlight' },
        '&:has(:disabled)': { color: 'GrayText' },
        '&:has(:focus-visible)::before': { outlineColor: 'Highlight' },
      },
    },
  },
  selectors: {
    '&:has(:checked)': { color: vars.color.text, fontWeight: weight.semibold, borderBlockEndColor: vars.color.accentFill },
    '&:has(:disabled)': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&:has(:checked:disabled)': { borderBlockEndColor: vars.color.lineStrong },
    '&:has(:focus-visible)::before': tabRing(vars.color.text),
  },
});
