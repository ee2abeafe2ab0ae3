import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, text, weight } from '../../theme/scale.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: weight.medium,
});
export const time = componentStyle({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const plain = componentStyle({ ...text.body });
export const looks = styleVariants({
  tag: layered({
    ...text.caption,
    minBlockSize: 24,
    paddingBlock: '4px',
    paddingInline: '8px',
    borderRadius: radius.tag,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
  plain: [plain],
});

/** On a ground only where it is a tag. */
const phase = (color: string, ground: string) => layered({ color, selectors: { [`&:not(${plain})`]: { background: ground } } });
export const phases = styleVariants({
  running: phase(vars.color.warning, vars.color.warningTint),
  warning: layered({
    color: vars.color.warning,
    selectors: { [`&:not(${plain})`]: { color: vars.color.surface, background: vars.color.warning } },
    '@media': { '(forced-colors: active)': { selectors: { [`&:not(${plain})`]: { color: 'CanvasText' } } } },
  }),
  over: phase(vars.color.muted, vars.color.sunken),
});
