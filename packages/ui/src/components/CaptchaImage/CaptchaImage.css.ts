import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

/** The field takes what the picture leaves; where that is too little, the picture goes below it. */
export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[3] });
export const field = componentStyle({ flex: '1 1 160px', minInlineSize: 0 });
export const challenge = componentStyle({ display: 'flex', alignItems: 'center', gap: space[1], minBlockSize: 48 });

/** Its place is kept in all states, so that nothing jumps. */
export const frame = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 132,
  minBlockSize: 44,
  borderRadius: radius.control,
  overflow: 'hidden',
  textAlign: 'center',
  // The shop draws its pictures on a light ground, in the dark too: its own colours are what is read.
  background: vars.color.sunken,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  '@media': {
    // The bone that stands for the picture has an edge of its own.
    '(forced-colors: active)': { border: '1px solid CanvasText', selectors: { '&[aria-busy=true]': { border: 0 } } },
  },
});
export const picture = componentStyle({ inlineSize: 132, blockSize: 44, objectFit: 'contain' });
export const bone = componentStyle({ inlineSize: '100%', blockSize: 44 });
export const failed = componentStyle({
  ...text.caption,
  padding: `${space[1]} ${space[3]}`,
  color: vars.color.danger,
  textWrap: 'balance',
});
/** Its ring does not touch the picture. */
export const refresh = componentStyle({ ':focus-visible': { outlineOffset: 0 } });
export const other = componentStyle({ ...text.meta, flexBasis: '100%', color: vars.color.muted });

globalStyle(`${other} a`, layered({ textDecoration: 'underline', textDecorationColor: vars.color.lineStrong, textUnderlineOffset: 3 }));
