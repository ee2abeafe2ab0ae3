import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

export const root = componentStyle({ position: 'relative', marginBlockStart: space[2] });

export const label = componentStyle({ ...text.caption, color: vars.color.muted, marginBlock: space[1] });

export const rules = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: `${space[1]} ${space[4]}`,
});

/** The icon tells met from open as well as the colour does. */
const part = {
  ...text.caption,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '6px',
  alignItems: 'start',
} as const;

export const rule = styleVariants({
  open: layered({ ...part, color: vars.color.faint }),
  met: layered({ ...part, color: vars.color.success }),
});
