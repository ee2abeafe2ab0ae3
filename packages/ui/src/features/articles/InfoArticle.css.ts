import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

export const bay = componentStyle({
  display: 'grid',
  placeItems: 'center',
  paddingBlockStart: space[1],
  borderRadius: `${radius.full} ${radius.full} ${radius.tag} ${radius.tag}`,
  background: `linear-gradient(${vars.ground.sandDeep}, ${vars.ground.sand})`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const baySizes = styleVariants({
  small: layered({ inlineSize: 40, blockSize: 48 }),
  medium: layered({ inlineSize: 56, blockSize: 68 }),
  large: layered({ inlineSize: 64, blockSize: 80 }),
});
