import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overParts } from '../../theme/layers.ts';
import { space, text, weight } from '../../theme/scale.ts';
import { control } from '../Field/Field.css.ts';

const top = '22px';
const bottom = '10px';
const linesHigh = (name: string) => `calc(var(${name}) * 1lh + ${top} + ${bottom})`;
const growsItself = '(field-sizing: content)';

/** A grid, so that a copy of the text can hold the height; its edges are those of `area`. */
const grown = {
  gridArea: '2 / 2',
  minBlockSize: linesHigh('--galleria-rows'),
  maxBlockSize: linesHigh('--galleria-max-rows'),
} as const;

export const box = componentStyle({
  selectors: {
    // A last line feed has no height of its own, so a space follows it.
    '&::after': {
      ...text.body,
      ...grown,
      content: 'attr(data-text) " "',
      visibility: 'hidden',
      overflow: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'break-word',
      padding: `${top} ${space[4]} ${bottom}`,
    },
  },
  '@supports': { [growsItself]: { selectors: { '&::after': { content: 'none' } } } },
});

export const area = componentStyle({
  ...overParts({
    ...text.body,
    // The room for the label is an edge and not padding: scrolled text would run under the label there.
    padding: `0 ${space[4]} ${bottom}`,
    borderBlockStart: `${top} solid transparent`,
    '@media': { '(forced-colors: active)': { borderBlockStartColor: 'Field' } },
  }),
  ...grown,
  display: 'block',
  resize: 'none',
  overflowWrap: 'break-word',
  '@supports': { [growsItself]: { fieldSizing: 'content' } },
});

export const label = componentStyle({
  selectors: { [`${control}:not(:focus, :not(:placeholder-shown)) ~ &`]: { insetBlockStart: 12 } },
});

export const foot = componentStyle({ display: 'flex', columnGap: space[4], justifyContent: 'space-between', alignItems: 'flex-start' });
export const notes = componentStyle({ flex: 1, minInlineSize: 0 });

export const counter = componentStyle({
  ...text.caption,
  position: 'relative',
  flex: 'none',
  marginBlockStart: '6px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.faint,
});

export const over = componentStyle({ color: vars.color.danger, fontWeight: weight.medium });
