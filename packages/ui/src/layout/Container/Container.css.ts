import { componentStyle } from '../../theme/layers.ts';
import { from, space } from '../../theme/scale.ts';

export const root = componentStyle({
  inlineSize: '100%',
  maxInlineSize: 1248,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: space[6],
  '@media': { [from.tablet]: { paddingInline: space[6] }, print: { padding: 0 } },
});
