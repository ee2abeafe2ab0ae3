import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { canHover, from, radius, space, text, weight } from '../../theme/scale.ts';

const hairline = `1px solid ${vars.color.line}`;

export const root = patternStyle({ background: vars.color.page, borderBlockStart: hairline });

export const column = patternStyle({
  maxInlineSize: 1248,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [from.tablet]: { paddingInline: space[6] } },
});

/** Five columns of 224 px for all of it: above, the shop in the first and its promises in the others, which the links stand below. */
export const top = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[5]}`,
  paddingBlock: space[8],
  borderBlockEnd: hairline,
  '@media': { [from.desktop]: { gridTemplateColumns: `calc((100% - 4 * ${space[5]}) / 5) minmax(0, 1fr)` } },
});
export const slogans = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const slogan = patternStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const icon = patternStyle({ color: vars.color.accentText });
export const title = patternStyle({ ...text.card, fontWeight: weight.semibold });
export const small = patternStyle({ ...text.meta, color: vars.color.muted, textWrap: 'balance' });

export const home = patternStyle({ display: 'inline-flex', justifySelf: 'start', borderRadius: radius.control });
export const motto = patternStyle({
  ...text.meta,
  color: vars.color.muted,
  maxInlineSize: '38ch',
  marginBlockStart: space[3],
  textWrap: 'pretty',
});

export const columns = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[5]}`,
  paddingBlock: space[10],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
export const links = patternStyle({ marginBlockStart: space[3] });
/** The whole row is the target, 28 px high. */
export const link = patternStyle({
  ...text.meta,
  display: 'inline-block',
  paddingBlock: space[1],
  borderRadius: radius.tag,
  color: vars.color.muted,
  '@media': { [canHover]: { ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: weight.medium } },
});

export const bottom = patternStyle({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: `${space[5]} ${space[6]}`,
  borderBlockStart: hairline,
  color: vars.color.faint,
});
