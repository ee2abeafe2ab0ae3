import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';

/**
 * What decides how a line is laid out: the list's own width, since it may stand beside a menu. Its columns are those of all its lines,
 * and as narrow as nothing where the lines have none.
 */
export const list = patternStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
});
const roomy = '(min-width: 600px)';

/** Picture and name, then price and quantity: in columns when there is room, below the name when not. */
export const line = patternStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  // What the picture is higher than its words stands below them.
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space[4],
  paddingBlockEnd: space[5],
  '@container': { [roomy]: { gridTemplateColumns: 'subgrid', gridTemplateRows: 'auto', columnGap: 0 } },
});

export const picture = patternStyle({
  alignSelf: 'start',
  inlineSize: 80,
  borderRadius: radius.picture,
  gridRow: 'span 3',
  '@container': { [roomy]: { gridRow: 'auto', marginInlineEnd: space[4] } },
});
export const name = patternStyle({ ...text.body, fontWeight: weight.medium });
/** The picture shows the same and is no second link: the name is enough. */
export const link = patternStyle({
  '@media': { [canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
});
export const spec = patternStyle({ ...text.meta, color: vars.color.faint });
export const sum = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  '@container': { [roomy]: { display: 'contents' } },
});
/** In columns, what is at the end of a line has its distance itself: a list without notes has no gap for them. */
const atEnd = { marginInlineStart: space[4], textAlign: 'end' } as const;
export const price = patternStyle({ '@container': { [roomy]: { ...atEnd, minInlineSize: 120 } } });
export const quantity = patternStyle({
  ...text.body,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { ...atEnd, minInlineSize: 64 } },
});
export const note = patternStyle({
  ':empty': { display: 'none' },
  '@container': {
    // The words of a small button stand in the line of the price.
    [roomy]: {
      ...text.body,
      ...atEnd,
      justifySelf: 'end',
      selectors: { '&:has(> :is(a, button))': { marginBlockStart: 'calc((1lh - 32px) / 2)' } },
    },
    '(max-width: 599px)': { gridColumn: 2, marginBlockStart: space[2] },
  },
});
