import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, focusRing, radius, space, text, weight } from '../../theme/scale.ts';

export const card = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
/** Name and state beside each other, the kind below both. */
export const cardHead = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'start',
  columnGap: space[4],
});
/** In the middle of the name's first line. */
export const state = screenStyle({ marginBlockStart: '3px' });
export const name = screenStyle({ ...text.subtitle, overflowWrap: 'anywhere', textWrap: 'balance' });
export const kind = screenStyle({ ...text.meta, gridColumn: '1 / -1', color: vars.color.muted });

/** The reviewer's own words. */
export const reason = screenStyle({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.controlLarge,
  background: vars.color.dangerTint,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const reasonTitle = screenStyle({ ...text.meta, fontWeight: weight.semibold });
export const reasonText = screenStyle({ ...text.body, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const hint = screenStyle({
  ...text.meta,
  flex: '1 1 16rem',
  minInlineSize: 0,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'flex-end' });

export const facts = screenStyle({ marginBlock: `${space[4]} ${space[5]}` });
export const pictures = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(160px, (100% - ${space[3]}) / 2), 1fr))`,
  gap: space[3],
});
export const picture = screenStyle({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.card,
  cursor: 'zoom-in',
  ':focus-visible': focusRing(vars.color.text),
  '@media': { [canHover]: { ':hover': { opacity: 0.88 } } },
});

export const boneName = screenStyle({ blockSize: 24, inlineSize: 'min(280px, 60%)', borderRadius: radius.tag });
export const boneKind = screenStyle({
  blockSize: 14,
  inlineSize: 'min(160px, 40%)',
  marginBlockStart: space[2],
  borderRadius: radius.tag,
});
export const boneSteps = screenStyle({ blockSize: 68, borderRadius: radius.tag });
export const boneHint = screenStyle({ blockSize: 14, inlineSize: 'min(360px, 100%)', borderRadius: radius.tag });
export const boneButton = screenStyle({ blockSize: 40, inlineSize: 120, borderRadius: radius.control });
