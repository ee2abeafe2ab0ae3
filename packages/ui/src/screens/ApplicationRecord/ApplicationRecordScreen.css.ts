import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, radius, space } from '../../theme/scale.ts';

/** Name and state beside each other, the kind below both. */
export const cardHead = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'start',
  columnGap: space[4],
});
/** In the middle of the name's first line. */
export const state = screenStyle({ marginBlockStart: '3px' });
export const kind = screenStyle({ gridColumn: '1 / -1' });

export const foot = screenStyle({ paddingBlockStart: space[4], borderBlockStart: `1px solid ${vars.color.line}` });
export const hint = screenStyle({ flex: '1 1 16rem', minInlineSize: 0, textWrap: 'pretty' });

export const facts = screenStyle({ marginBlock: `${space[4]} ${space[5]}` });
export const pictures = screenStyle({ gridTemplateColumns: `repeat(auto-fill, minmax(min(160px, (100% - ${space[3]}) / 2), 1fr))` });
export const picture = screenStyle({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.card,
  cursor: 'zoom-in',
  '@media': { [canHover]: { ':hover': { opacity: 0.88 } } },
});
