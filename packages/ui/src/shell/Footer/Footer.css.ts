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

/** Five columns of 224 px for all of it: the shop in the first, promises and links below each other in the others. */
const shared = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[5]}`,
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 4fr)' } },
} as const;
const four = {
  display: 'grid',
  columnGap: space[5],
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
} as const;

export const top = patternStyle({ ...shared, alignItems: 'center', paddingBlock: space[8], borderBlockEnd: hairline });
export const slogans = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, [from.desktop]: four },
});
export const slogan = patternStyle({ display: 'flex', alignItems: 'center', gap: space[4] });
export const icon = patternStyle({ color: vars.color.accentText });
export const title = patternStyle({ ...text.card, fontWeight: weight.semibold });
export const small = patternStyle({ ...text.meta, color: vars.color.muted });

export const middle = patternStyle({ ...shared, rowGap: space[8], paddingBlock: `${space[10]} ${space[14]}` });
export const home = patternStyle({ display: 'inline-flex', justifySelf: 'start', borderRadius: radius.control });
export const motto = patternStyle({
  ...text.meta,
  color: vars.color.muted,
  maxInlineSize: '38ch',
  textWrap: 'pretty',
});

export const columns = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space[5]}`,
  '@media': { [from.tablet]: four },
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
