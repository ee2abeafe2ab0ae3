import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/layers.ts';
import { vars } from '../../theme/contract.css.ts';
import { canHover } from '../../theme/scale.ts';

/** The sentence within the label. */
export const words = componentStyle({ textWrap: 'pretty' });

globalStyle(
  `${words} a`,
  layered({ color: vars.color.text, textDecoration: 'underline', textDecorationColor: vars.color.lineStrong, textUnderlineOffset: 3 }),
);
globalStyle(`${words} a:hover`, layered({ '@media': { [canHover]: { textDecorationColor: 'currentcolor' } } }));
