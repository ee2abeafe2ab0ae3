import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { radius, space, weight } from '../../theme/scale.ts';

export const panel = patternStyle({ inlineSize: 296, padding: space[4] });

export const words = patternStyle({ display: 'grid', gap: space[3], borderRadius: radius.control, ':focus': { outline: 'none' } });

export const keys = patternStyle({ display: 'flex', alignItems: 'center', gap: space[2], color: vars.color.muted });

/** Drawn as the key of a keyboard. */
export const key = patternStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 36,
  minBlockSize: 32,
  paddingInline: space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: 3,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontWeight: weight.semibold,
});
