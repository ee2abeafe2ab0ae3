import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { text, weight } from '../../theme/scale.ts';

export const price = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.semibold,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
});

export const sizes = styleVariants({
  small: layered({ fontSize: '.875rem' }),
  medium: layered({ fontSize: '1.125rem', letterSpacing: '-.012em' }),
  large: layered({ fontSize: '1.25rem', letterSpacing: '-.014em' }),
  huge: layered({ fontSize: '1.5rem', letterSpacing: '-.018em' }),
  display: layered({ fontSize: '2.25rem', lineHeight: 1.15, letterSpacing: '-.024em' }),
});

export const tones = styleVariants({
  /** The amount that decides: what the goods cost, what is to be paid. */
  accent: layered({ color: vars.color.accentText }),
  plain: layered({ color: vars.color.text }),
  faint: layered({ color: vars.color.faint }),
});

/** Symbol and cents. Never below 12 px, and never broken themselves where an amount may break. */
export const minor = componentStyle({ fontSize: 'max(.72em, .75rem)', letterSpacing: 0, whiteSpace: 'nowrap' });

export const old = componentStyle({
  ...text.meta,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.faint,
  textDecoration: 'line-through 1px',
  whiteSpace: 'nowrap',
});
