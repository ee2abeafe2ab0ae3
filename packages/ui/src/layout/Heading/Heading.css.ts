import { componentStyle } from '../../theme/layers.ts';

/** Focus may be led to a heading, so that screen readers go on from there; nothing can be done with it, so it has no ring. */
export const root = componentStyle({
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  ':focus': { outline: 'none' },
});
