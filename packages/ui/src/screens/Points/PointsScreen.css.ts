import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space, text } from '../../theme/scale.ts';

/** What can be spent stands first and large; on a narrow page alone in its row. */
export const balance = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'first baseline',
  columnGap: space[4],
  rowGap: space[5],
});
/** As wide as its number at least, which is not divided: what does not fit goes to the next row. */
export const current = screenStyle({
  flex: '1 1 100%',
  // In a row of its own, which may still be too narrow for large letters.
  minInlineSize: 0,
  '@media': { [from.tablet]: { flex: '1.6 1 0', minInlineSize: 'auto' } },
});
export const whole = screenStyle({ overflowWrap: 'break-word' });
export const figure = screenStyle({
  flex: '1 1 88px',
  '@media': { [from.tablet]: { borderInlineStart: `1px solid ${vars.color.line}`, paddingInlineStart: space[6] } },
});
/** A number is never divided. Its line is as high as that of what can be spent: names and numbers each stand on one line. */
export const number = screenStyle({ overflowWrap: 'break-word', '::before': { ...text.display, content: '\\200b' } });

export const ascension = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const sign = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: radius.full,
  background: vars.color.sunken,
  color: vars.color.muted,
});
export const words = screenStyle({ inlineSize: '100%' });
export const browse = screenStyle({ '@media': { [from.tablet]: { alignSelf: 'center' } } });
