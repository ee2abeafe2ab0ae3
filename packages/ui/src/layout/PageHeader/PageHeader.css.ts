import { componentStyle, overParts } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** The actions stand beside the title where both find room; as high with a button as without. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: 40,
});
export const bare = componentStyle({ minInlineSize: 0 });
export const words = componentStyle({ flex: '1 1 200px', minInlineSize: 0 });
export const title = componentStyle({ inlineSize: 'fit-content' });
/** The panel's own edge is the line below tabs. */
export const withTabs = componentStyle(overParts({ paddingBlockEnd: 0 }));
export const tabs = componentStyle({ marginBlockStart: space[3] });
