import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

export const story = screenStyle({ maxInlineSize: '40rem' });

export const figures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  columnGap: space[6],
  borderBlock: `1px solid ${vars.color.line}`,
});
/** The number stands above its name; read, the name comes first. */
export const figure = screenStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlock: space[5],
});
export const count = screenStyle({ ...text.display, fontSize: '2.25rem', fontVariantNumeric: 'tabular-nums' });

export const promises = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `${space[8]} ${space[6]}`,
});
export const bay = screenStyle({ justifySelf: 'start' });

export const steps = screenStyle({
  ...text.lead,
  counterReset: 'step',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '40rem',
});
export const step = screenStyle({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  textWrap: 'pretty',
  '::before': { content: 'counter(step)', color: vars.color.faint, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' },
});

export const call = screenStyle({
  padding: `${space[6]} ${space[5]}`,
  borderRadius: radius.dialog,
  background: vars.ground.sand,
  '@media': { [from.tablet]: { padding: space[8] }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const callWords = screenStyle({ flex: '1 1 20rem', minInlineSize: 0 });
