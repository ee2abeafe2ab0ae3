import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

export const description = componentStyle({ ...text.body, color: vars.color.muted, marginBlockStart: space[2], textWrap: 'pretty' });
globalStyle(`${description} a`, layered({ textDecoration: 'underline', textUnderlineOffset: 3 }));
