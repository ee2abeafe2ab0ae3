import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, motion, radius } from '../../theme/scale.ts';

/** For a button that stands on a ground of another colour. */
export const ground = createVar();
export const groundHover = createVar();
export const ink = createVar();

export const root = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.full,
  background: fallbackVar(ground, 'none'),
  color: fallbackVar(ink, vars.color.muted),
  transition: `background ${motion.state}`,
  ':active': { background: fallbackVar(ground, vars.color.sunkenHover) },
  ':disabled': { background: 'none', color: vars.color.disabled, cursor: 'not-allowed' },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:active, :disabled)': {
          background: fallbackVar(groundHover, vars.color.sunken),
          color: fallbackVar(ink, vars.color.text),
        },
      },
    },
  },
});
