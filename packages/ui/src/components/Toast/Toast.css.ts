import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { below, motion, radius, space, text, weight } from '../../theme/scale.ts';
import { groundHover, ink } from '../IconButton/IconButton.css.ts';
import { toastsBottom, toastsTop } from './region.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Above dialogs, since a form in a dialog speaks here too. It lets presses through. */
export const region = componentStyle({
  position: 'fixed',
  zIndex: 60,
  insetInline: space[4],
  insetBlockStart: `var(${toastsTop}, auto)`,
  insetBlockEnd: `var(${toastsBottom}, ${space[6]})`,
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
    // There a dialog's buttons are at the bottom, and as wide as a toast. Its parts keep 8 px above them: so close to the edge that a
    // dialog's title stays in sight.
    [below.tablet]: {
      selectors: {
        ':root:has([aria-modal=true]) &': {
          insetBlockStart: `var(${toastsTop}, max(-${space[1]}, calc(env(safe-area-inset-top) - ${space[2]})))`,
          insetBlockEnd: `var(${toastsBottom}, auto)`,
        },
      },
    },
  },
});

export const part = componentStyle({ display: 'grid', justifyItems: 'center', gap: space[2], paddingBlockStart: space[2] });

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 48,
  maxInlineSize: 'min(560px, 100%)',
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[1]}`,
  borderRadius: radius.card,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.layer,
  ...text.body,
  fontWeight: weight.medium,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.layer}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** One of the page waits below a dialog, whose title and buttons it would cover. */
export const ofPage = componentStyle({ selectors: { ':root:has([aria-modal=true]) &': { display: 'none' } } });

export const icon = styleVariants({
  success: layered({ color: vars.color.onInverseSuccess }),
  danger: layered({ color: vars.color.onInverseDanger }),
  info: layered({ color: vars.color.onInverseInfo }),
});

/** The link stands beside a short message, and below a long one. */
export const body = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
});
export const message = componentStyle({ flex: '1 1 auto', paddingBlock: space[2] });
export const action = componentStyle({
  cursor: 'pointer',
  marginInlineStart: `-${space[2]}`,
  fontWeight: weight.semibold,
  padding: space[2],
  borderRadius: radius.control,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ':focus-visible': { outlineColor: 'currentcolor' },
});
export const close = componentStyle({
  vars: { [ink]: 'currentcolor', [groundHover]: `color-mix(in srgb, ${vars.color.onInverse} 14%, transparent)` },
  ':focus-visible': { outlineColor: 'currentcolor', outlineOffset: -2 },
});
