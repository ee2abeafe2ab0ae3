import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: '1.375rem',
  lineHeight: 1.27,
  fontWeight: 650,
  letterSpacing: '-.032em',
  whiteSpace: 'nowrap',
});

export const arch = componentStyle({ fill: vars.color.accentGraphic });
