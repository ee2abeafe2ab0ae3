import { componentStyle, overParts } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** The actions stand beside the title where both find room. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
/** As high with a button as without. */
export const bare = componentStyle({ display: 'grid', alignItems: 'center', minBlockSize: 40, minInlineSize: 0 });
export const words = componentStyle({ flex: '1 1 240px', minInlineSize: 0 });
export const title = componentStyle({ inlineSize: 'fit-content' });
/** The panel's own edge is the line below tabs. */
export const withTabs = componentStyle(overParts({ paddingBlockEnd: 0 }));
export const tabs = componentStyle({ marginBlockStart: space[3] });
