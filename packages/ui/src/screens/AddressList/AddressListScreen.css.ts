import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { focusRing, from, radius, space, text } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;
const ring = { selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing(vars.color.text) } } as const;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const head = componentStyle({
  ...surface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[5],
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } },
});
export const words = componentStyle({ flex: '1 1 240px', minInlineSize: 0 });
export const title = componentStyle({ ...text.title, ...ring, inlineSize: 'fit-content' });
export const lead = componentStyle({ ...text.body, color: vars.color.muted, maxInlineSize: '60ch', textWrap: 'pretty' });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** As high as a card with its buttons. */
export const bones = componentStyle({ gridAutoRows: 'minmax(154px, auto)' });
export const item = componentStyle({ display: 'grid', minInlineSize: 0 });
export const card = componentStyle({ blockSize: '100%', ...ring });
export const blank = componentStyle({ ...surface, '@media': edge });
export const pages = componentStyle({ marginBlockStart: space[2] });

export const draft = componentStyle({ marginBlockStart: space[4] });
export const form = componentStyle({ marginBlockStart: space[5] });
/** An address may be one long word. */
export const question = componentStyle({ overflowWrap: 'anywhere' });
