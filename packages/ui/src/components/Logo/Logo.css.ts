import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45em',
  fontSize: '1.375rem',
  lineHeight: 1.27,
  fontWeight: 650,
  letterSpacing: '-.032em',
  whiteSpace: 'nowrap',
});

/** 26 × 28 px beside the 22-px name; grows with it. */
export const mark = componentStyle({ flex: 'none', inlineSize: `${26 / 22}em`, blockSize: `${28 / 22}em` });

/** Its colour on a ground where the accent does not show. */
export const archInk = createVar();

export const arch = componentStyle({ fill: fallbackVar(archInk, vars.color.accentGraphic) });
