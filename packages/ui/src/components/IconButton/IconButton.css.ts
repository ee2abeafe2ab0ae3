import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, motion, radius } from '../../theme/scale.ts';

export const root = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.full,
  color: vars.color.muted,
  transition: `background ${motion.state}`,
  ':active': { background: vars.color.sunkenHover },
  ':disabled': { background: 'none', color: vars.color.disabled, cursor: 'not-allowed' },
  '@media': { [canHover]: { selectors: { '&:hover:not(:active, :disabled)': { background: vars.color.sunken, color: vars.color.text } } } },
});
