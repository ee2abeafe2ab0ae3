import { globalStyle } from '@vanilla-extract/css';
import { patternStyle, patternLayer } from '../../theme/layers.ts';
import { vars } from '../../theme/contract.css.ts';
import { canHover } from '../../theme/scale.ts';

/** The sentence within the label. */
export const words = patternStyle({ textWrap: 'pretty' });

globalStyle(
  `${words} a`,
  patternLayer({ color: vars.color.text, textDecoration: 'underline', textDecorationColor: vars.color.lineStrong, textUnderlineOffset: 3 }),
);
globalStyle(`${words} a:hover`, patternLayer({ '@media': { [canHover]: { textDecorationColor: 'currentcolor' } } }));
