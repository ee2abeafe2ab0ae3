import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';

const narrow = '(max-width: 479.98px)';
const mark = createVar();
const node = createVar();
const nodeEdge = createVar();
const path = createVar();
const ink = createVar();
const bold = createVar();

/** Measures its own width, not the window's: it also stands in panels. */
export const root = componentStyle({ containerType: 'inline-size', inlineSize: '100%' });

export const tones = styleVariants({
  accent: layered({ vars: { [mark]: vars.color.accentText } }),
  success: layered({ vars: { [mark]: vars.color.success } }),
  danger: layered({ vars: { [mark]: vars.color.danger } }),
});

export const list = componentStyle({ display: 'flex', '@container': { [narrow]: { flexDirection: 'column' } } });

/** All are equally wide, whatever their words. The node is 12 px, the path to the next begins and ends 4 px from a node. */
export const step = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: space[6],
  paddingInlineEnd: space[4],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: 12,
      blockSize: 12,
      borderRadius: '50%',
      background: node,
      border: `2px solid ${nodeEdge}`,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 5,
      insetInlineStart: 16,
      insetInlineEnd: 4,
      blockSize: 2,
      background: path,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { forcedColorAdjust: 'none' }, '&::after': { forcedColorAdjust: 'none' } } },
  },
  '@container': {
    [narrow]: {
      flex: 'none',
      padding: `0 0 ${space[5]} 28px`,
      selectors: {
        '&:last-child': { paddingBlockEnd: 0 },
        // In the middle of the first line, whatever its height.
        '&::before': { insetBlockStart: 'calc((1lh - 12px) / 2)' },
        '&:not(:last-child)::after': {
          insetBlockStart: 'calc((1lh - 12px) / 2 + 16px)',
          insetBlockEnd: 'calc(4px - (1lh - 12px) / 2)',
          insetInlineStart: 5,
          insetInlineEnd: 'auto',
          inlineSize: 2,
          blockSize: 'auto',
        },
      },
    },
  },
});

const forced = '(forced-colors: active)';
export const states = styleVariants({
  done: layered({
    vars: {
      [node]: vars.color.text,
      [nodeEdge]: vars.color.text,
      [path]: vars.color.text,
      [ink]: vars.color.text,
      [bold]: `${weight.semibold}`,
    },
    '@media': { [forced]: { vars: { [node]: 'CanvasText', [nodeEdge]: 'CanvasText', [path]: 'CanvasText' } } },
  }),
  current: layered({
    vars: { [node]: mark, [nodeEdge]: mark, [path]: vars.color.lineMid, [ink]: mark, [bold]: `${weight.semibold}` },
    // A ring, as a system's highlight may be next to its text colour.
    '@media': {
      [forced]: { vars: { [node]: 'Canvas', [nodeEdge]: 'Highlight', [path]: 'GrayText' }, selectors: { '&::before': { borderWidth: 4 } } },
    },
  }),
  toCome: layered({
    vars: {
      [node]: 'transparent',
      [nodeEdge]: vars.color.lineStrong,
      [path]: vars.color.lineMid,
      [ink]: vars.color.muted,
      [bold]: `${weight.regular}`,
    },
    '@media': { [forced]: { vars: { [nodeEdge]: 'GrayText', [path]: 'GrayText' } } },
  }),
});

export const words = componentStyle({ ...text.body, fontWeight: bold, color: ink, textWrap: 'balance' });
export const note = componentStyle({ ...text.meta, color: vars.color.faint });
