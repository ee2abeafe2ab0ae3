import { vars } from '../../theme/contract.css.ts';
import { groundVars } from '../../theme/grounds.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, from, radius, space } from '../../theme/scale.ts';

/** Its place is reserved; on a phone the words stand above what the picture shows. */
export const frame = screenStyle({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 320,
  borderRadius: radius.dialog,
  background: groundVars.sand,
  // Higher where its words, or those of another banner, need it.
  '@media': { [from.tablet]: { alignSelf: 'stretch', blockSize: 'auto', minBlockSize: 'auto', aspectRatio: '1200 / 384' } },
});

/** Of several, as there nearly always are: on a phone their buttons stand below them. */
export const skeleton = screenStyle({ '@media': { [below.tablet]: { marginBlockEnd: 40 } } });

export const picture = screenStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  objectPosition: '100% 50%',
  position: 'absolute',
  inset: 0,
  '@media': {
    [below.tablet]: { insetBlockStart: 'auto', blockSize: '56%' },
  },
});

/** On a veil of the page's own ground: whatever the operator's picture shows beneath, the words can be read in both themes. */
export const words = screenStyle({
  position: 'relative',
  isolation: 'isolate',
  alignSelf: 'start',
  padding: space[5],
  borderRadius: 'inherit',
  color: vars.color.text,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 -24px',
    zIndex: -1,
    borderRadius: 'inherit',
    background: `linear-gradient(${groundVars.sand} 75%, transparent)`,
  },
  '@media': {
    [from.tablet]: {
      alignSelf: 'stretch',
      maxInlineSize: '44%',
      // Below it are the buttons of the carousel.
      padding: 'calc(6vw - 23px) 0 60px 64px',
      '::before': { inset: '0 -2% 0 0', background: `linear-gradient(90deg, ${groundVars.sand} 80%, transparent)` },
    },
    [from.desktop]: { paddingBlock: 'clamp(24px, 5vw, 64px) 84px' },
    '(forced-colors: active)': { color: 'CanvasText', background: 'Canvas', '::before': { background: 'none' } },
  },
});

export const headline = screenStyle({
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': {
    [from.tablet]: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    [from.desktop]: {
      fontSize: 'clamp(2.5rem, 4vw, 3rem)',
      lineHeight: 'max(1.08, var(--galleria-leading))',
      letterSpacing: 'calc(-0.03em * var(--galleria-tracking))',
    },
  },
});
