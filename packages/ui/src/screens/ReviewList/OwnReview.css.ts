import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';

export const root = screenStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space[4],
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const goods = screenStyle({ alignSelf: 'start', borderRadius: radius.picture });
export const body = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const name = screenStyle({ ...text.body, fontWeight: weight.medium });
export const link = screenStyle({
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
});
export const meta = screenStyle({ ...text.meta, display: 'flex', flexWrap: 'wrap', columnGap: space[3], color: vars.color.faint });
export const score = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });
export const moment = screenStyle({ ...text.meta, color: vars.color.faint });

export const words = screenStyle({ ...text.body, maxInlineSize: '70ch' });
export const folded = screenStyle({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' });
/** Its words, and not its ground, begin where the text begins. */
export const more = screenStyle({ marginInlineStart: '-13px' });
