import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { below, from, radius, space, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  background: vars.color.surface,
  borderRadius: radius.card,
  boxShadow: vars.shadow.ring,
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[4],
});
export const merchant = componentStyle({ ...text.body, fontWeight: weight.semibold });
export const meta = componentStyle({ ...text.meta, color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });
export const state = componentStyle({ marginInlineStart: 'auto' });

export const shop = componentStyle({ ...text.meta, fontWeight: weight.medium, color: vars.color.muted, paddingBlockEnd: space[3] });

/** What decides how a line is laid out: the card's own width, since it may stand beside a menu. */
export const lines = componentStyle({ containerType: 'inline-size' });
const roomy = '(min-width: 600px)';

/** Picture and name, then price and quantity: in columns when there is room, below each other when not. */
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  columnGap: space[4],
  paddingBlockEnd: space[5],
  '@container': { [roomy]: { gridTemplateColumns: '80px minmax(0, 1fr) minmax(120px, auto) minmax(64px, auto) minmax(88px, auto)' } },
});

export const picture = componentStyle({
  alignSelf: 'start',
  borderRadius: radius.picture,
  gridRow: 'span 4',
  '@container': { [roomy]: { gridRow: 'auto' } },
});
export const name = componentStyle({ ...text.body, fontWeight: weight.medium, textWrap: 'pretty' });
export const spec = componentStyle({ ...text.meta, color: vars.color.faint });
export const linePrice = componentStyle({ '@container': { [roomy]: { textAlign: 'end' } } });
export const quantity = componentStyle({
  ...text.body,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { textAlign: 'end' } },
});
export const note = componentStyle({
  ':empty': { display: 'none' },
  '@container': { [roomy]: { justifySelf: 'end' }, '(max-width: 599px)': { gridColumn: 2, marginBlockStart: space[1] } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  rowGap: space[3],
  paddingBlock: space[4],
  minBlockSize: 72,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const summary = componentStyle({ ...text.meta, color: vars.color.muted, display: 'flex', flexWrap: 'wrap', columnGap: space[1] });
export const total = componentStyle({
  ...text.meta,
  color: vars.color.muted,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  marginInlineStart: 'auto',
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  ':empty': { display: 'none' },
  '@media': { [below.tablet]: { inlineSize: '100%' } },
});

// On a narrow page the buttons fill their rows, so that none stands alone at the edge.
globalStyle(`${actions} > *`, layered({ '@media': { [below.tablet]: { flexGrow: 1 } } }));

export const list = componentStyle({ display: 'grid', gap: space[4] });
export const boneHead = componentStyle({ blockSize: 14, inlineSize: 'min(320px, 60%)', marginBlock: space[5] });
export const bonePicture = componentStyle({ inlineSize: 80, blockSize: 80, borderRadius: radius.picture });
export const boneLine = componentStyle({ blockSize: 14, inlineSize: 'min(280px, 70%)', marginBlockStart: space[1] });
