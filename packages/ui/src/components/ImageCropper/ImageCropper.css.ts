import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overParts } from '../../theme/layers.ts';
import { focusRing, radius, space, text } from '../../theme/scale.ts';

export const root = componentStyle({ display: 'grid', justifyItems: 'center', gap: space[3] });

export const frame = componentStyle({
  position: 'relative',
  inlineSize: 'min(320px, 100%)',
  aspectRatio: '1',
  borderRadius: radius.card,
  background: vars.color.sunken,
  cursor: 'grab',
  // The picture moves and not the page.
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': focusRing(vars.color.text),
});
export const canvas = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: radius.card,
});

/** What lies outside the circle is cut off where the portrait is round. */
export const shade = componentStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.card,
  pointerEvents: 'none',
  // Else it is taken away with every other ground.
  forcedColorAdjust: 'none',
  background: `radial-gradient(circle closest-side, transparent calc(100% - 2px), ${vars.color.scrim} calc(100% - 1px))`,
});
export const bone = componentStyle({ ...overParts({ borderRadius: radius.card }), position: 'absolute', inset: 0 });

export const zoom = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  inlineSize: 'min(320px, 100%)',
  color: vars.color.muted,
});
const track = { blockSize: 4, borderRadius: radius.full, background: vars.color.lineMid } as const;
const thumb = {
  appearance: 'none',
  inlineSize: 20,
  blockSize: 20,
  border: 0,
  borderRadius: radius.full,
  background: '#fff',
  boxShadow: `0 0 0 1px ${vars.color.lineStrong}, 0 1px 3px rgb(24 24 27 / .2)`,
} as const;
const forcedTrack = { background: 'CanvasText', forcedColorAdjust: 'none' } as const;
const forcedThumb = { background: 'Highlight', boxShadow: 'none', forcedColorAdjust: 'none' } as const;
export const slider = componentStyle({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: 32,
  background: 'none',
  borderRadius: radius.control,
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  // In the middle of its track.
  '::-webkit-slider-thumb': { ...thumb, marginBlockStart: -8 },
  '::-moz-range-thumb': thumb,
  '@media': {
    '(forced-colors: active)': {
      '::-webkit-slider-runnable-track': forcedTrack,
      '::-moz-range-track': forcedTrack,
      '::-webkit-slider-thumb': forcedThumb,
      '::-moz-range-thumb': forcedThumb,
    },
  },
});
export const hint = componentStyle({ ...text.meta, color: vars.color.muted, textAlign: 'center', textWrap: 'balance' });
