import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, radius, space, text, weight } from '../../theme/scale.ts';

/** What decides how a line is laid out: the list's own width, since it may stand beside a menu. */
export const list = patternStyle({ containerType: 'inline-size' });
const roomy = '(min-width: 600px)';

/** Picture and name, then price and quantity: in columns when there is room, below the name when not. */
export const line = patternStyle({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  // What the picture is higher than its words stands below them.
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space[4],
  paddingBlockEnd: space[5],
  '@container': {
    [roomy]: {
      gridTemplateColumns: '80px minmax(0, 1fr) minmax(120px, auto) minmax(64px, auto) minmax(88px, auto)',
      gridTemplateRows: 'auto',
    },
  },
});

/** Nothing ever stands at its end, so the quantity does. */
export const noteless = patternStyle({
  '@container': { [roomy]: { gridTemplateColumns: '80px minmax(0, 1fr) minmax(120px, auto) minmax(64px, auto)' } },
});

export const picture = patternStyle({
  alignSelf: 'start',
  borderRadius: radius.picture,
  gridRow: 'span 3',
  '@container': { [roomy]: { gridRow: 'auto' } },
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
export const price = patternStyle({ '@container': { [roomy]: { textAlign: 'end' } } });
export const quantity = patternStyle({
  ...text.body,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { textAlign: 'end' } },
});
export const note = patternStyle({
  ':empty': { display: 'none' },
  '@container': {
    // The words of a small button stand in the line of the price.
    [roomy]: { ...text.body, justifySelf: 'end', selectors: { '&:has(> :is(a, button))': { marginBlockStart: 'calc((1lh - 32px) / 2)' } } },
    '(max-width: 599px)': { gridColumn: 2, marginBlockStart: space[2] },
  },
});
