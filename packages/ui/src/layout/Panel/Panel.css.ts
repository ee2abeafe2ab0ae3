import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { from, radius, space } from '../../theme/scale.ts';

/** In forced colours, where grounds and shadows are gone, a line holds it together. */
export const root = componentStyle({
  borderRadius: radius.card,
  minInlineSize: 0,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  surface: layered({ background: vars.color.surface, boxShadow: vars.shadow.ring }),
  sunken: layered({ background: vars.color.sunken }),
  accent: layered({ background: vars.color.accentTint }),
  danger: layered({ background: vars.color.dangerTint }),
});

const inline = { paddingInline: space[4], '@media': { [from.tablet]: { paddingInline: space[6] } } };

export const paddings = styleVariants({
  none: layered({}),
  inline: layered(inline),
  small: layered({ padding: space[4] }),
  medium: layered({ ...inline, paddingBlock: space[5] }),
  large: layered({ ...inline, paddingBlock: space[6] }),
});
