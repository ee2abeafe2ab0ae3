import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { canHover, motion, radius, space, weight } from '../../theme/scale.ts';

const ground = createVar();
const edge = createVar();
const pressedGround = createVar();
const hoverGround = createVar();
/** What the system paints a button with when it takes the colours over. */
const systemGround = createVar();

const forced = '(forced-colors: active)';
/** It cannot be pressed; `aria-disabled` keeps the focus, also while it is busy, which looks otherwise. */
const off = ':is(:disabled, [aria-disabled=true]:not([aria-busy=true]))';

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  position: 'relative',
  paddingBlock: space[1],
  fontWeight: weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  background: ground,
  border: `1px solid ${edge}`,
  transition: `background ${motion.state}`,
  ':active': { background: pressedGround },
  '@media': {
    [canHover]: { selectors: { [`&:hover:not(:active, ${off})`]: { background: hoverGround } } },
    [forced]: {
      vars: { [systemGround]: 'ButtonFace' },
      borderColor: 'ButtonText',
      selectors: { [`&${off}`]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
  selectors: {
    [`&${off}`]: {
      cursor: 'not-allowed',
      vars: { [ground]: vars.color.sunken, [pressedGround]: vars.color.sunken, [edge]: 'transparent' },
      color: vars.color.disabled,
    },
  },
});

export const tones = styleVariants({
  primary: layered({
    color: vars.color.onAccent,
    vars: {
      [ground]: vars.color.accentFill,
      [hoverGround]: vars.color.accentHover,
      [pressedGround]: vars.color.accentPress,
      [edge]: 'transparent',
    },
    '@media': {
      [forced]: {
        selectors: {
          [`&:not(${off})`]: {
            vars: {
              [systemGround]: 'Highlight',
              [ground]: systemGround,
              [hoverGround]: systemGround,
              [pressedGround]: systemGround,
            },
            // Else the browser lays a plate of the page's colour behind the words.
            forcedColorAdjust: 'none',
            borderColor: systemGround,
            color: 'HighlightText',
            outlineColor: 'CanvasText',
          },
        },
      },
    },
  }),
  accent: layered({
    color: vars.color.accentText,
    vars: {
      [ground]: 'transparent',
      [hoverGround]: vars.color.accentTint,
      [pressedGround]: vars.color.accentLine,
      [edge]: vars.color.accentFill,
    },
  }),
  neutral: layered({
    color: vars.color.text,
    vars: { [ground]: vars.color.surface, [hoverGround]: vars.color.page, [pressedGround]: vars.color.sunken, [edge]: vars.color.lineMid },
  }),
  quiet: layered({
    color: vars.color.muted,
    vars: { [ground]: 'transparent', [hoverGround]: vars.color.sunken, [pressedGround]: vars.color.sunkenHover, [edge]: 'transparent' },
    // Nothing at rest, so nothing when it cannot be pressed.
    selectors: { [`&${off}`]: { vars: { [ground]: 'transparent', [pressedGround]: 'transparent' } } },
  }),
});

export const sizes = styleVariants({
  small: layered({ minBlockSize: 32, paddingInline: '13px', fontSize: '.8125rem', lineHeight: 1.4, borderRadius: radius.control }),
  medium: layered({ minBlockSize: 40, paddingInline: '19px', fontSize: '.875rem', lineHeight: 1.4, borderRadius: radius.control }),
  large: layered({
    minBlockSize: 48,
    paddingInline: '27px',
    fontSize: '.9375rem',
    lineHeight: 1.4,
    borderRadius: radius.controlLarge,
    fontWeight: weight.semibold,
  }),
});

export const wide = componentStyle({ inlineSize: '100%' });
export const busy = componentStyle({ cursor: 'progress' });

/** While busy it cannot be seen but still names the button. */
export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  '@media': {
    [forced]: { borderInlineEndColor: systemGround },
    // A ring that stands still looks broken; three dots say "wait" without moving.
    '(prefers-reduced-motion: reduce)': {
      inlineSize: 20,
      blockSize: 4,
      borderRadius: 0,
      borderWidth: '4px 0 0',
      borderStyle: 'dotted',
    },
  },
  animation: `${turn} .8s linear infinite`,
});
