import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { below, canHover, motion, radius, space, text, weight } from '../../theme/scale.ts';
import { wideMaxWidth } from '../Dialog/Dialog.css.ts';
import { ground, groundHover, ink } from '../IconButton/IconButton.css.ts';

/** As large as the window allows. */
export const content = componentStyle({
  vars: { [wideMaxWidth]: '1120px' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: `calc(100dvh - 2 * ${space[4]})`,
  maxBlockSize: 880,
  minBlockSize: 320,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  // The close button stands 16 from the edge, and this row is level with it.
  minBlockSize: 72,
  padding: `${space[2]} 60px ${space[2]} ${space[6]}`,
  '@media': { [below.tablet]: { paddingInlineStart: space[4] } },
});
export const position = componentStyle({ ...text.body, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const zoom = componentStyle({ marginInlineStart: 'auto' });

export const stage = componentStyle({ position: 'relative', minBlockSize: 0, background: vars.color.sunken });

/** Shows the whole picture; zoomed it scrolls, and takes focus so that the keyboard scrolls it too. */
export const view = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  blockSize: '100%',
  placeItems: 'safe center',
  overflow: 'auto',
  // Its ring lies on the stage, never on a picture of the same lightness.
  selectors: { '&[data-scrolls]': { inlineSize: 'calc(100% - 12px)', blockSize: 'calc(100% - 12px)', margin: 6 } },
});

export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  padding: space[4],
  position: 'absolute',
  inset: 0,
  selectors: { '&[data-zoomed]': { position: 'static', inlineSize: 'auto', blockSize: 'auto', maxInlineSize: 'none', padding: 0 } },
});

export const broken = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[6]} 64px`,
  color: vars.color.muted,
  textAlign: 'center',
  ...text.body,
});

export const turn = componentStyle({
  vars: {
    // At night lighter than the stage.
    [ground]: `color-mix(in srgb, ${vars.color.raised} 90%, white)`,
    [groundHover]: `color-mix(in srgb, ${vars.color.raised} 82%, ${vars.color.text})`,
    [ink]: vars.color.text,
  },
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  boxShadow: vars.shadow.layer,
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
export const previous = componentStyle({ insetInlineStart: space[4] });
export const next = componentStyle({ insetInlineEnd: space[4] });

/** A single picture has nothing below its caption. */
export const foot = componentStyle({ minInlineSize: 0, selectors: { '&:not(:has(ul))': { paddingBlockEnd: space[3] } } });

/** Below the picture, where long words have the whole width. */
export const caption = componentStyle({
  ...text.body,
  maxBlockSize: '30dvh',
  padding: `${space[3]} ${space[4]} 0`,
  overflowY: 'auto',
  color: vars.color.muted,
  textAlign: 'center',
  textWrap: 'pretty',
  ':empty': { display: 'none' },
});

export const thumbs = componentStyle({
  display: 'flex',
  justifyContent: 'safe center',
  gap: space[3],
  padding: `${space[3]} ${space[4]} ${space[6]}`,
  overflowX: 'auto',
});
export const thumb = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  position: 'relative',
  inlineSize: 64,
  blockSize: 64,
  borderRadius: radius.picture,
  background: vars.color.sunken,
  color: vars.color.faint,
  opacity: 0.7,
  transition: `opacity ${motion.state}`,
  '@media': {
    [canHover]: { ':hover': { opacity: 1 } },
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      opacity: 1,
      selectors: { '&[aria-current]::after': { background: 'Highlight' } },
    },
  },
  selectors: {
    '&:is([aria-current], :focus-visible)': { opacity: 1 },
    // A bar and no ring, which would look like the focus; below the place of the ring.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: -10,
      blockSize: 3,
      borderRadius: radius.full,
      background: vars.color.text,
    },
  },
});
export const thumbPicture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: 'inherit' });
