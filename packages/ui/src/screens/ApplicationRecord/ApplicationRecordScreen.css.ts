import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, focusRing, from, radius, space, text, weight } from '../../theme/scale.ts';

const panelLook = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;
const room = { paddingInline: space[4], '@media': { ...edge, [from.tablet]: { paddingInline: space[6] } } } as const;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const head = componentStyle({
  ...panelLook,
  ...room,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[4],
  minBlockSize: 72,
});
export const title = componentStyle(text.title);
export const blank = componentStyle({ ...panelLook, '@media': edge });
export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const pages = componentStyle({ marginBlockStart: space[2] });

export const card = componentStyle({
  ...panelLook,
  ...room,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: space[5],
});
/** Name and state beside each other, the kind below both. */
export const cardHead = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'start',
  columnGap: space[4],
});
/** In the middle of the name's first line. */
export const state = componentStyle({ marginBlockStart: '3px' });
export const name = componentStyle({ ...text.subtitle, overflowWrap: 'anywhere', textWrap: 'balance' });
export const kind = componentStyle({ ...text.meta, gridColumn: '1 / -1', color: vars.color.muted });

/** The reviewer's own words. */
export const reason = componentStyle({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.controlLarge,
  background: vars.color.dangerTint,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const reasonTitle = componentStyle({ ...text.meta, fontWeight: weight.semibold });
export const reasonText = componentStyle({ ...text.body, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const hint = componentStyle({
  ...text.meta,
  flex: '1 1 16rem',
  minInlineSize: 0,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'flex-end' });

export const facts = componentStyle({ marginBlock: `${space[4]} ${space[5]}` });
export const pictures = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(160px, (100% - ${space[3]}) / 2), 1fr))`,
  gap: space[3],
});
export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.card,
  cursor: 'zoom-in',
  ':focus-visible': focusRing(vars.color.text),
  '@media': { [canHover]: { ':hover': { opacity: 0.88 } } },
});

export const boneName = componentStyle({ blockSize: 24, inlineSize: 'min(280px, 60%)', borderRadius: radius.tag });
export const boneKind = componentStyle({
  blockSize: 14,
  inlineSize: 'min(160px, 40%)',
  marginBlockStart: space[2],
  borderRadius: radius.tag,
});
export const boneSteps = componentStyle({ blockSize: 68, borderRadius: radius.tag });
export const boneHint = componentStyle({ blockSize: 14, inlineSize: 'min(360px, 100%)', borderRadius: radius.tag });
export const boneButton = componentStyle({ blockSize: 40, inlineSize: 120, borderRadius: radius.control });
