import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { componentStyle } from '../../theme/layers.ts';

/** Stands on the floor of its bay, and is as large as half of it. */
export const root = componentStyle({
  position: 'absolute',
  insetBlockEnd: '7%',
  inlineSize: '55%',
  blockSize: 'auto',
  overflow: 'visible',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

const edge = { stroke: vars.color.text, strokeWidth: 1.5 } as const;
const forced = { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } } as const;

export const body = componentStyle({ ...edge, fill: vars.color.surface, '@media': forced });
export const shade = componentStyle({
  ...edge,
  fill: `color-mix(in srgb, ${groundVars.sandDeep} 80%, ${vars.color.text} 12%)`,
  '@media': forced,
});
export const mark = componentStyle({
  ...edge,
  fill: vars.color.accentGraphic,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const line = componentStyle({ ...edge, fill: 'none', '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });
/** A shackle, a rim, a cable. */
export const thick = componentStyle({ strokeWidth: 3.5 });
