import { patternStyle } from '../../theme/layers.ts';
import { below, from, space } from '../../theme/scale.ts';

/** An amount behind its name, at the end of the row. */
export const amount = patternStyle({ display: 'inline-flex', alignItems: 'baseline', gap: space[2], marginInlineStart: 'auto' });

/** What is done beside what it is about: as wide as both can be read. */
export const columns = patternStyle({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
});

/** A page for one task is no wider than its two columns need. */
export const page = patternStyle({ inlineSize: '100%', maxInlineSize: '1016px', marginInline: 'auto' });

/** The head of a result, in the middle of a page that has nothing else. */
export const result = patternStyle({ inlineSize: '100%', maxInlineSize: '45rem', marginInline: 'auto' });

/** The amount comes first where the columns are one. */
export const aside = patternStyle({ '@media': { [below.tablet]: { order: -1 } } });

/** What can be done, at the end: side by side, and in rows of their own where it is narrow. */
export const ways = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[2],
  '@media': { [below.tablet]: { flexDirection: 'column', alignItems: 'stretch' } },
});
