import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text } from '../../theme/scale.ts';

export const root = screenStyle({
  ...text.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: 32,
  flex: '1 1 0',
  minInlineSize: 'min(100%, 220px)',
  textAlign: 'start',
  color: vars.color.muted,
  borderRadius: radius.control,
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
});
export const promise = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: '6px', minInlineSize: 0 });
export const mark = screenStyle({ marginInlineStart: `-${space[2]}` });

export const list = screenStyle({ display: 'grid', rowGap: space[5], marginBlockStart: space[4] });
export const entry = screenStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[4] });
export const words = screenStyle({ overflowWrap: 'anywhere' });
