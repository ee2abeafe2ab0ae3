import { screenStyle } from '../../theme/layers.ts';
import { from, space, text } from '../../theme/scale.ts';

/** The list, and beside it what is done with it; below each other where there is no room. */
export const root = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: space[6] },
  },
});
/** Nothing stands beside it. */
export const alone = screenStyle({ '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
export const head = screenStyle({ '@media': { [from.desktop]: { gridColumn: 1 } } });
export const list = screenStyle({ containerType: 'inline-size', minInlineSize: 0, '@media': { [from.desktop]: { gridColumn: 1 } } });
/** Before it stands a space, for who hears it. */
export const count = screenStyle({ ...text.body, marginInlineStart: space[2] });
export const manage = screenStyle({ minBlockSize: 32 });
