import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { groundVars, objectShadow } from '../../theme/grounds.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

const top = createVar();
const foot = createVar();
const floor = createVar();
const ink = createVar();

export const arch = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  overflow: 'hidden',
  borderRadius: `${radius.full} ${radius.full} 0 0`,
  background: `linear-gradient(${floor}, ${floor}) 0 100% / 100% 15% no-repeat, linear-gradient(${top}, ${foot})`,
  boxShadow: 'inset 10px 14px 28px -14px rgb(24 24 27 / .22)',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  sand: layered({
    vars: {
      [top]: groundVars.sandDeep,
      [foot]: groundVars.sand,
      [floor]: `color-mix(in srgb, ${groundVars.sandDeep} 88%, #6B4A1E)`,
      [ink]: vars.color.text,
    },
  }),
  /** One bay among others is red; never two. */
  accent: layered({
    vars: {
      [top]: vars.color.accentHover,
      [foot]: vars.color.accentGraphic,
      [floor]: vars.color.accentPress,
      [ink]: vars.color.onAccent,
    },
  }),
});

export const sizes = styleVariants({
  small: layered({ inlineSize: 88, blockSize: 112 }),
  medium: layered({ inlineSize: 128, blockSize: 232 }),
  large: layered({ inlineSize: 168, blockSize: 288 }),
});

/** The soft ellipse under what stands in the bay, or is missed there. */
export const shade = componentStyle({
  position: 'absolute',
  insetBlockEnd: '5%',
  inlineSize: '46%',
  blockSize: '4%',
  borderRadius: '50%',
  background: 'radial-gradient(closest-side, rgb(40 20 10 / .4), transparent)',
});

/** Part of the drawing: it must not grow out of its bay. */
export const sign = componentStyle({
  ...text.display,
  position: 'absolute',
  insetBlockStart: '38%',
  paddingInline: space[2],
  textAlign: 'center',
  fontSize: '48px',
  lineHeight: 1,
  color: ink,
});
export const thing = componentStyle({
  position: 'absolute',
  insetBlockEnd: '7%',
  inlineSize: '76%',
  maxInlineSize: 140,
  filter: objectShadow,
  '@media': { '(forced-colors: active)': { filter: 'none' } },
});
