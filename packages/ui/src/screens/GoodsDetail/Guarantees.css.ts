import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text } from '../../theme/scale.ts';

export const root = screenStyle({
  ...text.meta,
  display: 'grid',
  justifyContent: 'start',
  alignItems: 'start',
  gap: `${space[1]} ${space[4]}`,
  // The first line is level with the button beside it.
  paddingBlock: '6px',
  flex: '1 1 0',
  minInlineSize: 'min(100%, 180px)',
  textAlign: 'start',
  color: vars.color.muted,
  borderRadius: radius.control,
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
  '@container': { '(min-width: 30rem)': { gridTemplateColumns: 'repeat(2, auto)' } },
});
export const promise = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: '6px', minInlineSize: 0 });

export const list = screenStyle({ display: 'grid', rowGap: space[5], marginBlockStart: space[4] });
export const entry = screenStyle({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[4] });
export const words = screenStyle({ overflowWrap: 'anywhere' });
