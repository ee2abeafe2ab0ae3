import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { radius, space, text, weight } from '../../theme/scale.ts';

/** The mean stands beside its rows where there is room, and above them where not. */
export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[5]} ${space[10]}`, alignItems: 'center' });

export const mean = componentStyle({ display: 'grid', justifyItems: 'start', rowGap: space[1] });
export const figure = componentStyle({
  fontSize: '2.25rem',
  lineHeight: 1.15,
  fontWeight: weight.semibold,
  letterSpacing: '-.024em',
  fontVariantNumeric: 'tabular-nums',
});
export const caption = componentStyle({ ...text.meta, color: vars.color.faint });

/** Words, bars and shares stand below each other, however long a word is. */
export const rows = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(48px, 1fr) auto',
  flex: '1 1 12rem',
  maxInlineSize: 360,
  gap: `6px ${space[3]}`,
  alignItems: 'center',
});
export const row = componentStyle({
  ...text.meta,
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  color: vars.color.muted,
});
export const track = componentStyle({
  display: 'block',
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: vars.color.sunkenHover,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', blockSize: 8 } },
});
export const bar = componentStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.text,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const share = componentStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
