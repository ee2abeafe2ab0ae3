import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

export const hint = screenStyle({
  ...text.meta,
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  color: vars.color.muted,
  paddingInline: space[1],
  paddingBlockEnd: space[4],
});
export const hintIcon = screenStyle({ flex: 'none', marginBlockStart: 2 });
