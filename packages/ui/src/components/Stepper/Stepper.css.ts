import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';

const narrow = '(max-width: 479.98px)';
const forced = '(forced-colors: active)';
const mark = createVar();
const nodeFill = createVar();
const nodeEdge = createVar();
/** To the next node. */
const path = createVar();
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

/** The nodes stand at even parts, whatever the words below them: those of one card above those of the next. */
export const step = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: 28,
  paddingInlineEnd: space[2],
  selectors: {
    '&:last-child': { flex: '0 0 128px', paddingInlineEnd: 0 },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: pathTop,
      insetInlineStart: nodeSize + gap,
      insetInlineEnd: gap,
      blockSize: 2,
      background: path,
    },
  },
  '@media': { [forced]: { selectors: { '&::after': { forcedColorAdjust: 'none' } } } },
  '@container': {
    [narrow]: {
      flex: 'none',
      padding: `0 0 ${space[5]} 32px`,
      selectors: {
        '&:last-child': { flex: 'none', paddingBlockEnd: 0 },
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
  '@media': { [forced]: { forcedColorAdjust: 'none', color: 'Canvas' } },
  '@container': {
    [narrow]: {
      // In the middle of the first line, whatever its height.
      insetBlockStart: `calc((1lh - ${nodeSize}px) / 2)`,
    },
  },
});

export const states = styleVariants({
  done: layered({
    vars: {
      [nodeFill]: vars.color.text,
      [nodeEdge]: vars.color.text,
      [path]: vars.color.text,
      [ink]: vars.color.text,
      [bold]: `${weight.regular}`,
    },
    '@media': {
      [forced]: { vars: { [nodeFill]: 'CanvasText', [nodeEdge]: 'CanvasText', [path]: 'CanvasText' } },
    },
  }),
  current: layered({
    vars: {
      [nodeFill]: mark,
      [nodeEdge]: mark,
      [path]: vars.color.lineMid,
      [ink]: mark,
      [bold]: `${weight.semibold}`,
    },
    '@media': { [forced]: { vars: { [nodeFill]: 'Canvas', [nodeEdge]: 'Highlight', [path]: 'GrayText' } } },
  }),
  toCome: layered({
    vars: {
      [nodeFill]: 'transparent',
      [nodeEdge]: vars.color.lineStrong,
      [path]: vars.color.lineMid,
      [ink]: vars.color.faint,
      [bold]: `${weight.regular}`,
    },
    '@media': { [forced]: { vars: { [nodeEdge]: 'GrayText', [path]: 'GrayText' } } },
  }),
});
/** A ring around it; in forced colours a dot in a ring, as a system's highlight may be next to its text colour. */
export const here = componentStyle({ boxShadow: `0 0 0 ${gap}px ${vars.color.sunken}`, '@media': { [forced]: { borderWidth: gap } } });

export const words = componentStyle({ ...text.body, fontWeight: bold, color: ink, textWrap: 'balance' });
export const note = componentStyle({ ...text.meta, color: vars.color.faint });
