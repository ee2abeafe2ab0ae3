import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, focusRing, space, weight } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], boxShadow: `inset 0 -1px 0 ${vars.color.line}` });

export const choice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  cursor: 'pointer',
  color: vars.color.muted,
  fontWeight: weight.medium,
  borderBlockEnd: '2px solid transparent',
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text } },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderBlockEndColor: 'Highlight' } } },
  },
  selectors: {
    '&:has(:checked)': { color: vars.color.text, fontWeight: weight.semibold, borderBlockEndColor: vars.color.accentFill },
    '&:has(:focus-visible)': { ...focusRing(vars.color.text), borderRadius: 4 },
  },
});
