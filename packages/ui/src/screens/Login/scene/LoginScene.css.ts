import { globalStyle } from '@vanilla-extract/css';
import { close } from '../../../components/Dialog/Dialog.css.ts';
import { ground, groundHover, ink } from '../../../components/IconButton/IconButton.css.ts';
import { archInk } from '../../../components/Logo/Logo.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { groundVars } from '../../../theme/grounds.css.ts';
import { screenLayer, screenStyle } from '../../../theme/layers.ts';
import { from, radius, space, text } from '../../../theme/scale.ts';

/** A strip with the logo above the form; with the picture beside it. */
export const scene = screenStyle({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  overflow: 'hidden',
  blockSize: 72,
  paddingInline: space[5],
  color: vars.color.onAccent,
  // A picture with its own ink.
  forcedColorAdjust: 'none',
  background: `linear-gradient(${vars.color.accentFill}, ${vars.color.accentPress})`,
  '@media': {
    [from.tablet]: { paddingInline: space[10] },
    [from.desktop]: {
      display: 'block',
      isolation: 'isolate',
      blockSize: 'auto',
      padding: space[8],
      // By day it changes nothing; at night the light grounds of a picture would glare.
      '::after': { content: '', position: 'absolute', inset: 0, background: groundVars.light, opacity: 0.4, mixBlendMode: 'multiply' },
    },
  },
});
// On the strip, too, stands what closes a dialog.
globalStyle(
  `[role=dialog]:has(> * > ${scene}) > .${close}`,
  screenLayer({
    vars: { [ink]: vars.color.onAccent, [ground]: 'transparent', [groundHover]: vars.color.accentPress },
    '@media': { [from.desktop]: { vars: { [ink]: 'initial', [ground]: 'initial', [groundHover]: 'initial' } } },
  }),
);

export const logo = screenStyle({ position: 'relative', zIndex: 1, vars: { [archInk]: 'currentcolor' } });
const besideForm = { display: 'none', '@media': { [from.desktop]: { display: 'block' } } } as const;
export const slogan = screenStyle({
  ...text.title,
  ...besideForm,
  position: 'relative',
  zIndex: 1,
  maxInlineSize: '12em',
  marginBlockStart: space[5],
  textWrap: 'balance',
});
export const picture = screenStyle({
  ...besideForm,
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
});

/** Drawn when the server has no picture: a bay within a bay. */
export const niche = screenStyle({
  ...besideForm,
  position: 'absolute',
  insetInline: space[8],
  insetBlock: '34% 13%',
  borderRadius: `${radius.full} ${radius.full} 0 0`,
  background: 'linear-gradient(rgb(120 16 2 / .55), rgb(120 16 2 / .1))',
  '::after': {
    content: '',
    position: 'absolute',
    inset: `${space[14]} ${space[10]} 0`,
    borderRadius: `${radius.full} ${radius.full} 0 0`,
    background: `linear-gradient(${groundVars.sandDeep}, ${groundVars.sand})`,
  },
});
