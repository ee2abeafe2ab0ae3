import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { canHover, radius, space } from '../../theme/scale.ts';

/** No ground and no edge: its words stand where others stand. As high as a target must be. */
export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 24,
  borderRadius: radius.tag,
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
});

const forced = '(forced-colors: active)';
const underlined = { textDecoration: 'underline' } as const;
/** Nothing but its colour and its place say that it can be pressed, and in forced colours nothing at all. */
const byColor = { [canHover]: { ':hover': underlined }, [forced]: underlined };

export const tones = styleVariants({
  underlined: layered({
    ...underlined,
    textDecorationColor: vars.color.lineStrong,
    '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentcolor' } } },
  }),
  text: layered({ color: vars.color.text, '@media': byColor }),
  accent: layered({ color: vars.color.accentText, '@media': byColor }),
  muted: layered({ color: vars.color.muted, '@media': { [canHover]: { ':hover': { color: vars.color.text } }, [forced]: underlined } }),
});
