import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';

const narrow = '(max-width: 479.98px)';
const forced = '(forced-colors: active)';
const mark = createVar();
const nodeFill = createVar();
const nodeEdge = createVar();
/** The path to the next node, and to the last one from the step before it. */
const path = createVar();
const pathHere = createVar();
const ink = createVar();
const bold = createVar();

/** Measures its own width, not the window's: it also stands in panels. */
export const root = componentStyle({ containerType: 'inline-size', inlineSize: '100%' });

export const tones = styleVariants({
  neutral: layered({ vars: { [mark]: vars.color.text } }),
  danger: layered({ vars: { [mark]: vars.color.danger } }),
});

export const list = componentStyle({ display: 'flex', '@container': { [narrow]: { flexDirection: 'column' } } });

const nodeSize = 16;
const gap = 4;
const pathTop = (nodeSize - 2) / 2;

/** All but the last are equally wide, whatever their words. The last ends where the way does. */
export const step = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: 28,
  paddingInlineEnd: space[4],
  selectors: {
    '&:last-child:not(:first-child)': { flex: '0 1 auto', paddingInlineEnd: 0, textAlign: 'end' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: pathTop,
      insetInlineStart: nodeSize + gap,
      insetInlineEnd: gap,
      blockSize: 2,
      background: path,
    },
    '&:last-child::after': { insetInlineStart: `-${gap}px`, insetInlineEnd: nodeSize + gap, background: pathHere },
    '&:only-child::after': { display: 'none' },
  },
  '@media': { [forced]: { selectors: { '&::after': { forcedColorAdjust: 'none' } } } },
  '@container': {
    [narrow]: {
      flex: 'none',
      padding: `0 0 ${space[5]} 32px`,
      selectors: {
        '&:last-child:not(:first-child)': { flex: 'none', paddingBlockEnd: 0, textAlign: 'start' },
        '&:last-child::after': { display: 'none' },
        '&:not(:last-child)::after': {
          insetBlockStart: `calc((1lh - ${nodeSize}px) / 2 + ${nodeSize + gap}px)`,
          insetBlockEnd: `calc(${gap}px - (1lh - ${nodeSize}px) / 2)`,
          insetInlineStart: pathTop,
          insetInlineEnd: 'auto',
          inlineSize: 2,
          blockSize: 'auto',
        },
      },
    },
  },
});

export const node = componentStyle({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: nodeSize,
  blockSize: nodeSize,
  borderRadius: '50%',
  background: nodeFill,
  border: `2px solid ${nodeEdge}`,
  color: vars.color.surface,
  selectors: { [`${step}:last-child:not(:first-child) > &`]: { insetInlineStart: 'auto', insetInlineEnd: 0 } },
  '@media': { [forced]: { forcedColorAdjust: 'none', color: 'Canvas' } },
  '@container': {
    [narrow]: {
      // In the middle of the first line, whatever its height.
      insetBlockStart: `calc((1lh - ${nodeSize}px) / 2)`,
      selectors: { [`${step}:last-child:not(:first-child) > &`]: { insetInlineStart: 0, insetInlineEnd: 'auto' } },
    },
  },
});

export const states = styleVariants({
  done: layered({
    vars: {
      [nodeFill]: vars.color.text,
      [nodeEdge]: vars.color.text,
      [path]: vars.color.text,
      [pathHere]: vars.color.text,
      [ink]: vars.color.text,
      [bold]: `${weight.regular}`,
    },
    '@media': {
      [forced]: { vars: { [nodeFill]: 'CanvasText', [nodeEdge]: 'CanvasText', [path]: 'CanvasText', [pathHere]: 'CanvasText' } },
    },
  }),
  current: layered({
    vars: {
      [nodeFill]: mark,
      [nodeEdge]: mark,
      [path]: vars.color.lineMid,
      [pathHere]: vars.color.text,
      [ink]: mark,
      [bold]: `${weight.semibold}`,
    },
    '@media': { [forced]: { vars: { [nodeFill]: 'Canvas', [nodeEdge]: 'Highlight', [path]: 'GrayText', [pathHere]: 'CanvasText' } } },
  }),
  toCome: layered({
    vars: {
      [nodeFill]: 'transparent',
      [nodeEdge]: vars.color.lineStrong,
      [path]: vars.color.lineMid,
      [pathHere]: vars.color.lineMid,
      [ink]: vars.color.faint,
      [bold]: `${weight.regular}`,
    },
    '@media': { [forced]: { vars: { [nodeEdge]: 'GrayText', [path]: 'GrayText', [pathHere]: 'GrayText' } } },
  }),
});
/** A ring around it; in forced colours a dot in a ring, as a system's highlight may be next to its text colour. */
export const here = componentStyle({ boxShadow: `0 0 0 ${gap}px ${vars.color.sunken}`, '@media': { [forced]: { borderWidth: gap } } });

export const words = componentStyle({ ...text.body, fontWeight: bold, color: ink, textWrap: 'balance' });
export const note = componentStyle({ ...text.meta, color: vars.color.faint });
