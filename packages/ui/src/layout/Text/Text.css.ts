import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { text, weight } from '../../theme/scale.ts';

/** A name without a space in it wraps too. */
export const root = componentStyle({ overflowWrap: 'anywhere' });

export const scales = styleVariants(text, (rule) => layered(rule));

export const tones = styleVariants({
  text: layered({ color: vars.color.text }),
  muted: layered({ color: vars.color.muted }),
  faint: layered({ color: vars.color.faint }),
  accent: layered({ color: vars.color.accentText }),
  success: layered({ color: vars.color.success }),
  danger: layered({ color: vars.color.danger }),
});

export const weights = styleVariants({
  regular: layered({ fontWeight: weight.regular }),
  medium: layered({ fontWeight: weight.medium }),
  semibold: layered({ fontWeight: weight.semibold }),
});

/** At most 68 letters in a line, none of them alone in the last. */
export const prose = componentStyle({ maxInlineSize: '68ch', textWrap: 'pretty' });

export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums' });
