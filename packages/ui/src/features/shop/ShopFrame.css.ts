import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space, tabRing, text, weight } from '../../theme/scale.ts';

export const root = patternStyle({ minInlineSize: 0 });

export const backdrop = patternStyle({
  overflow: 'hidden',
  blockSize: 112,
  borderRadius: radius.dialog,
  background: groundVars.sand,
  // The picture from its foot up to all that stands in it.
  '@media': { [from.tablet]: { blockSize: 'clamp(200px, 22vw, 280px)' } },
});
export const picture = patternStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '100% 100%' });

/** All below the picture, whose things stand at its foot. */
export const row = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: `${space[4]} ${space[4]}`,
  '@media': { [from.tablet]: { columnGap: space[5] } },
});
export const mark = patternStyle({ alignSelf: 'flex-start', borderRadius: radius.card });
export const markBone = patternStyle({ inlineSize: 72, blockSize: 72, borderRadius: radius.card });
export const words = patternStyle({ flex: '1 1 220px', minInlineSize: 0, display: 'grid', gap: space[1] });
export const name = patternStyle({ overflowWrap: 'anywhere', textWrap: 'balance' });
export const facts = patternStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` });
export const actions = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const pages = patternStyle({ borderBlockEnd: `1px solid ${vars.color.line}` });
/** Where it is too narrow it scrolls sideways. */
export const list = patternStyle({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring of the first.
  marginInline: '-6px',
  paddingInline: '6px',
});
export const link = patternStyle({
  ...text.body,
  position: 'relative',
  display: 'block',
  paddingBlock: space[3],
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  ':focus-visible': { outline: 'none' },
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: weight.semibold },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 2,
      background: vars.color.accentGraphic,
      forcedColorAdjust: 'none',
    },
    '&:focus-visible::before': tabRing(vars.color.text),
  },
});
export const pagesBone = patternStyle({
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
