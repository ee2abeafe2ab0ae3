import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layered } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';

const mark = createVar();
const halo = createVar();

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const tones = styleVariants({
  neutral: layered({ vars: { [mark]: vars.color.text, [halo]: vars.color.sunken } }),
  success: layered({ vars: { [mark]: vars.color.success, [halo]: vars.color.successTint } }),
  danger: layered({ vars: { [mark]: vars.color.danger, [halo]: vars.color.dangerTint } }),
});

/** In the middle of the first line of text, whatever its height: the entry has the line of its words. */
export const entry = componentStyle({
  ...text.body,
  position: 'relative',
  paddingInlineStart: 28,
  paddingBlockEnd: space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc((1lh - 8px) / 2)',
      insetInlineStart: 4,
      inlineSize: 8,
      blockSize: 8,
      borderRadius: '50%',
      background: vars.color.lineStrong,
    },
    '&:first-child::before': { background: mark, boxShadow: `0 0 0 4px ${halo}` },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc((1lh - 8px) / 2 + 12px)',
      insetBlockEnd: 'calc(4px - (1lh - 8px) / 2)',
      insetInlineStart: 7.5,
      inlineSize: 1,
      background: vars.color.lineMid,
    },
    '&:first-child:not(:last-child)::after': { insetBlockStart: 'calc((1lh - 8px) / 2 + 16px)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&:first-child::before': { background: 'Highlight', outline: '2px solid Highlight', outlineOffset: 2 },
        '&:not(:last-child)::after': { background: 'GrayText' },
      },
    },
  },
});
export const words = componentStyle({ textWrap: 'pretty', selectors: { [`${entry}:first-child > &`]: { fontWeight: weight.semibold } } });
export const moment = componentStyle({ ...text.meta, display: 'block', color: vars.color.faint, fontVariantNumeric: 'tabular-nums' });
export const note = componentStyle({ ...text.meta, color: vars.color.muted, marginBlockStart: space[1] });
