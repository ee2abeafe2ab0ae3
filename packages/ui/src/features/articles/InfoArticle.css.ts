import { styleVariants } from '@vanilla-extract/css';
import { groundVars } from '../../theme/grounds.css.ts';
import { patternStyle, patternLayer } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

export const bay = patternStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  paddingBlockStart: space[1],
  borderRadius: `${radius.full} ${radius.full} ${radius.tag} ${radius.tag}`,
  background: `linear-gradient(${groundVars.sandDeep}, ${groundVars.sand})`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const baySizes = styleVariants({
  small: patternLayer({ inlineSize: 40, blockSize: 48 }),
  medium: patternLayer({ inlineSize: 56, blockSize: 68 }),
  large: patternLayer({ inlineSize: 64, blockSize: 80 }),
});
