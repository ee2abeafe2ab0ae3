import { groundVars } from '../../theme/grounds.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, from, radius, space } from '../../theme/scale.ts';

/** Words at the left on a ground of their own, the picture of the street at the right. */
export const head = screenStyle({
  display: 'grid',
  overflow: 'hidden',
  minBlockSize: 200,
  borderRadius: radius.dialog,
  background: groundVars.sand,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const words = screenStyle({
  alignSelf: 'center',
  padding: space[6],
  '@media': { [from.desktop]: { padding: space[10] } },
});
export const picture = screenStyle({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 200,
  objectFit: 'cover',
  objectPosition: '100% 50%',
  '@media': {
    [below.tablet]: { minBlockSize: 120, blockSize: 120 },
    // Whatever is cut off at its left goes over into the ground of the words.
    [from.tablet]: { maskImage: 'linear-gradient(to right, transparent, black 25%)' },
  },
});
