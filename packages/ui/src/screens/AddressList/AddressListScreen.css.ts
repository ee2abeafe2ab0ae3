import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { focusRing, from, space } from '../../theme/scale.ts';

const ring = { selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing(vars.color.text) } } as const;

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** As high as a card with its buttons. */
export const bones = screenStyle({ gridAutoRows: 'minmax(154px, auto)' });
export const item = screenStyle({ display: 'grid', minInlineSize: 0 });
export const card = screenStyle({ blockSize: '100%', ...ring });

export const draft = screenStyle({ marginBlockStart: space[4] });
export const form = screenStyle({ marginBlockStart: space[5] });
/** An address may be one long word. */
export const question = screenStyle({ overflowWrap: 'anywhere' });
