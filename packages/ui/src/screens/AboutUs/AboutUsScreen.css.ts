import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space, text } from '../../theme/scale.ts';

export const story = screenStyle({ maxInlineSize: '40rem' });

export const figures = screenStyle({ rowGap: 0, borderBlock: `1px solid ${vars.color.line}` });
/** The number stands above its name; read, the name comes first. */
export const figure = screenStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: space[5],
});
export const count = screenStyle({ ...text.display, fontSize: '2.25rem', fontVariantNumeric: 'tabular-nums' });

export const promises = screenStyle({ rowGap: space[8] });
export const bay = screenStyle({ justifySelf: 'start' });

export const call = screenStyle({
  padding: `${space[6]} ${space[5]}`,
  borderRadius: radius.dialog,
  background: groundVars.sand,
  '@media': { [from.tablet]: { padding: space[8] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const callWords = screenStyle({ flex: '1 1 20rem', minInlineSize: 0 });
