import { patternStyle } from '../../theme/layers.ts';
import { canHover, space, text, weight } from '../../theme/scale.ts';

export const root = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  ...text.body,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});
export const link = patternStyle({
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
});
