import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space, text, weight } from '../../theme/scale.ts';

export const banners = screenStyle({
  display: 'grid',
  gap: space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const banner = screenStyle({
  display: 'block',
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1200 / 384',
  objectFit: 'cover',
  borderRadius: radius.dialog,
  background: groundVars.sand,
});

export const half = screenStyle({ '@media': { [from.tablet]: { gridColumn: 'auto' } } });

export const title = screenStyle({ overflowWrap: 'anywhere', ':focus-visible': { outline: 'none' } });

export const about = screenStyle({
  ...text.body,
  paddingInline: space[5],
  borderRadius: radius.card,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const summary = screenStyle({
  paddingBlock: space[3],
  marginInline: `-${space[2]}`,
  paddingInline: space[2],
  borderRadius: radius.control,
  cursor: 'pointer',
  fontWeight: weight.medium,
  // Inside: an article that begins with a heading stands right below.
  ':focus-visible': { outlineOffset: -2 },
});

export const words = screenStyle({ paddingBlockEnd: space[5] });

export const boneBanner = screenStyle({ aspectRatio: '1200 / 384', borderRadius: radius.dialog });
