import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layers.ts';
import { canHover, motion, radius, space, text, weight } from '../../theme/scale.ts';

export const legend = componentStyle({ ...text.body, fontWeight: weight.medium, paddingBlockEnd: space[2] });

/** The whole place takes what is dropped. */
export const zone = componentStyle({
  borderRadius: radius.card,
  selectors: { '&[data-dragged]': { background: vars.color.accentTint, outline: `2px dashed ${vars.color.accentFill}`, outlineOffset: 4 } },
});

export const tiles = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))', gap: space[3] });

export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: vars.color.sunken,
  color: vars.color.danger,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  gridArea: '1 / 1',
  selectors: { '&[data-pale]': { opacity: 0.45 } },
});
export const sign = componentStyle({
  gridArea: '1 / 1',
  zIndex: 1,
  padding: 6,
  borderRadius: radius.full,
  background: vars.color.surface,
  boxSizing: 'content-box',
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
});

const turn = keyframes({ to: { rotate: '1turn' } });
export const checking = componentStyle({
  gridArea: '1 / 1',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  border: `2px solid ${vars.color.muted}`,
  borderInlineEndColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
});

const bar = { background: vars.color.accentFill, borderRadius: radius.full };
export const progress = componentStyle({
  position: 'absolute',
  insetInline: space[2],
  insetBlockEnd: space[2],
  inlineSize: `calc(100% - 2 * ${space[2]})`,
  blockSize: 6,
  appearance: 'none',
  border: 0,
  borderRadius: radius.full,
  background: vars.color.surface,
  overflow: 'hidden',
  selectors: { '&::-webkit-progress-bar': { background: 'transparent' }, '&::-webkit-progress-value': bar, '&::-moz-progress-bar': bar },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

/** 28 px to press, on any picture. */
export const action = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.full,
  // At night lighter than the picture's ground.
  background: `color-mix(in srgb, ${vars.color.raised} 90%, white)`,
  color: vars.color.text,
  boxShadow: vars.shadow.layer,
  ':focus-visible': { outlineOffset: -2 },
  ':disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-disabled=true])': { background: `color-mix(in srgb, ${vars.color.raised} 82%, ${vars.color.text})` },
      },
    },
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      selectors: { '&:is(:disabled, [aria-disabled=true])': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
  selectors: { '&[aria-disabled=true]': { color: vars.color.lineStrong, cursor: 'not-allowed' } },
});
export const remove = componentStyle({ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4, zIndex: 1 });
export const moves = componentStyle({
  position: 'absolute',
  insetInline: 4,
  insetBlockEnd: 4,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  // Whoever points sees the picture first; whoever touches has nothing to point with.
  '@media': { [canHover]: { selectors: { [`${tile}:not(:hover, :focus-within) > &`]: { opacity: 0 } } } },
});

export const pick = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  inlineSize: '100%',
  minBlockSize: '100%',
  aspectRatio: '1',
  padding: space[1],
  borderRadius: radius.picture,
  border: `1px dashed ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.muted,
  ...text.caption,
  textAlign: 'center',
  transition: `background ${motion.state}`,
  ':active': { background: vars.color.sunken },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:active, :disabled, [aria-disabled=true])': {
          background: vars.color.page,
          borderColor: vars.color.text,
          color: vars.color.text,
        },
      },
    },
    '(forced-colors: active)': { selectors: { '&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
  selectors: {
    '&:is(:disabled, [aria-disabled=true])': {
      background: vars.color.sunken,
      borderColor: vars.color.lineMid,
      color: vars.color.disabled,
      cursor: 'not-allowed',
    },
    '[data-invalid] &': { borderColor: vars.color.danger },
  },
});
export const count = componentStyle({
  color: vars.color.faint,
  fontVariantNumeric: 'tabular-nums',
  selectors: { ':is(:disabled, [aria-disabled=true]) > &': { color: 'inherit' } },
});

export const notices = componentStyle({ display: 'grid', gap: space[2], marginBlockStart: space[3], ':empty': { display: 'none' } });
export const notice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[1],
  paddingInline: `${space[3]} ${space[1]}`,
  borderRadius: radius.controlLarge,
  background: vars.color.dangerTint,
  ...text.meta,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
/** Beside the buttons where there is room for a sentence, above them where there is not. */
export const noticeText = componentStyle({
  flex: '1 1 188px',
  minInlineSize: 0,
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  paddingBlock: space[1],
  paddingInlineEnd: space[2],
});
/** In the middle of the first line. */
export const noticeIcon = componentStyle({ flex: 'none', blockSize: '1lh', color: vars.color.danger });
/** As far from the edges as the cross of a refused picture. */
export const retry = componentStyle({ marginBlock: space[1], marginInlineEnd: space[1] });
