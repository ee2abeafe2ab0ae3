import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { weight } from '../../theme/scale.ts';

export const link = componentStyle({
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } } },
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: weight.semibold, borderBlockEndColor: vars.color.accentFill },
  },
});
