import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, from, radius, space, text, weight } from '../../theme/scale.ts';

const surface = { background: vars.color.surface, borderRadius: radius.card, boxShadow: vars.shadow.ring } as const;
const edge = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const panel = componentStyle({
  ...surface,
  minInlineSize: 0,
  paddingBlock: space[6],
  paddingInline: space[4],
  '@media': { ...edge, [from.tablet]: { paddingInline: space[8] } },
});
export const blank = componentStyle({ ...surface, '@media': edge });
export const head = componentStyle({ marginBlockEnd: space[6] });
export const title = componentStyle(text.title);
export const lead = componentStyle({ ...text.body, color: vars.color.muted, overflowWrap: 'anywhere' });
export const line = componentStyle({ marginBlockEnd: `calc(-1 * ${space[5]})` });
export const nextTitle = componentStyle({ ...text.lead, fontWeight: weight.semibold, marginBlockEnd: space[4] });
export const next = componentStyle({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: space[5] });

export const boneTitle = componentStyle({ blockSize: 24, inlineSize: 'min(240px, 60%)', marginBlock: `4px ${space[2]}` });
export const boneLead = componentStyle({ blockSize: 14, inlineSize: 'min(280px, 70%)', marginBlockEnd: 28 });
export const boneLine = componentStyle({ display: 'flex', gap: space[4] });
export const bonePicture = componentStyle({ flex: 'none', inlineSize: 80, blockSize: 80, borderRadius: radius.picture });
export const boneName = componentStyle({ blockSize: 14, inlineSize: 'min(280px, 60%)', marginBlockStart: 4 });
export const boneScores = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: `${space[4]} ${space[6]}`,
});
export const boneStars = componentStyle({ blockSize: 24, inlineSize: 184, marginBlockEnd: space[2] });
export const boneLabel = componentStyle({ blockSize: 14, inlineSize: 'min(220px, 60%)', marginBlock: '4px 12px' });
export const boneArea = componentStyle({ blockSize: 120, borderRadius: radius.controlLarge, marginBlock: `${space[5]} 42px` });
export const boneTile = componentStyle({ inlineSize: 104, blockSize: 104, borderRadius: radius.controlLarge, marginBlockEnd: 48 });
export const boneButton = componentStyle({
  inlineSize: 140,
  blockSize: 40,
  borderRadius: radius.control,
  marginInlineStart: 'auto',
  '@media': { [below.tablet]: { inlineSize: '100%' } },
});
