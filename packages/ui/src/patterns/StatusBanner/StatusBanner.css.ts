import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { patternStyle, patternLayer } from '../../theme/layers.ts';
import { below, from, share, space, text } from '../../theme/scale.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  // It takes the focus only to be read, and cannot be pressed.
  ':focus': { outline: 'none' },
});

/** The buttons stand beside a short text, and below a long one, in line with it. */
export const head = patternStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[4] });

export const disc = patternStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '50%',
  // On paper a drawing without its colour says nothing.
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
const tone = (color: string, background: string) => patternLayer({ color, background });
export const tones = styleVariants({
  success: tone(vars.color.success, vars.color.successTint),
  warning: tone(vars.color.warning, vars.color.warningTint),
  danger: tone(vars.color.danger, vars.color.dangerTint),
  info: tone(vars.color.info, vars.color.infoTint),
  neutral: tone(vars.color.muted, vars.color.sunken),
});

/** A title alone stands beside the middle of the disc. */
export const words = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: 48,
  flex: '1 1 20rem',
  minInlineSize: 0,
  '@media': { [below.tablet]: { flexBasis: `calc(100% - 48px - ${space[4]})` } },
});
export const title = patternStyle({ ...text.title });
export const message = patternStyle({
  ...text.body,
  color: vars.color.muted,
  marginBlockStart: space[1],
  maxInlineSize: '68ch',
  textWrap: 'pretty',
});
/** On paper no time runs. */
export const countdown = patternStyle({ marginBlockStart: space[2], '@media': { print: { display: 'none' } } });
/** Beside the text they stand beside the middle of the disc. */
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  ':empty': { display: 'none' },
  '@media': { [below.tablet]: { inlineSize: '100%', alignItems: 'stretch' }, [from.tablet]: { minBlockSize: 48 } },
});

// On a narrow page the buttons fill their rows, as they do in a card.
// Without weight: what is put in here may say otherwise, whichever file comes first.
globalStyle(`:where(${actions} > *)`, patternLayer({ '@media': { [below.tablet]: share } }));
