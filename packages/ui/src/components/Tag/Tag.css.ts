import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, text, weight } from '../../theme/scale.ts';

export const tag = componentStyle({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 22,
  paddingBlock: '3px',
  paddingInline: '7px',
  borderRadius: radius.tag,
  fontWeight: weight.medium,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  neutral: layered({ background: vars.color.sunken, color: vars.color.muted }),
  accent: layered({ background: vars.color.accentTint, color: vars.color.accentText }),
  success: layered({ background: vars.color.successTint, color: vars.color.success }),
  warning: layered({ background: vars.color.warningTint, color: vars.color.warning }),
  danger: layered({ background: vars.color.dangerTint, color: vars.color.danger }),
  info: layered({ background: vars.color.infoTint, color: vars.color.info }),
});
