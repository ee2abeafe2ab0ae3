import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { radius, space, text } from '../../theme/scale.ts';

export const root = componentStyle({ position: 'relative', containerType: 'inline-size', marginBlockStart: space[2] });

/** The first part and what is said of the others are one line, as far as there is room. */
export const parts = componentStyle({ ...text.caption, display: 'flex', flexWrap: 'wrap', gap: `${space[1]} .3em` });
export const label = componentStyle({ color: vars.color.faint });
/** The others stand below: in one row, or in columns where it is narrow. */
export const others = componentStyle({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
  gap: `${space[1]} ${space[4]}`,
  '@container': { '(min-width: 27rem)': { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'start' } },
});

/** The icon tells met from open as well as the colour does. */
const part = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '6px', alignItems: 'start' } as const;

export const rule = styleVariants({
  open: layered({ ...part, color: vars.color.faint }),
  met: layered({ ...part, color: vars.color.success }),
});
/** In the middle of the first line, whatever its height. */
export const sign = componentStyle({ blockSize: '1lh' });
/** As wide as a tick, so that the words stay where they are. */
export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: '1lh',
  '::before': {
    content: '',
    inlineSize: 4,
    blockSize: 4,
    borderRadius: radius.full,
    background: 'currentcolor',
    forcedColorAdjust: 'none',
  },
});
