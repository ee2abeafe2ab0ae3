import { vars } from '../../theme/contract.css.ts';
import { patternStyle } from '../../theme/layers.ts';
import { breakable, space, text, weight } from '../../theme/scale.ts';

export const root = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** A long name goes above its amount rather than squeeze it; the amount stays at the end. */
export const row = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const name = patternStyle({ ...text.body, color: vars.color.muted, minInlineSize: 0 });
export const amount = patternStyle({ ...text.body, marginInlineStart: 'auto', textAlign: 'end', minInlineSize: 0 });
/** Even one that a whole line has no room for stays on the page. */
export const price = patternStyle(breakable);
export const note = patternStyle({ ...text.caption, color: vars.color.faint, flexBasis: '100%', textWrap: 'pretty' });

export const total = patternStyle({
  paddingBlockStart: space[4],
  marginBlockStart: space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const totalName = patternStyle({ ...text.lead, fontWeight: weight.semibold, color: vars.color.text });

/** Of the skeleton: an amount at the end of its row. */
export const boneAmount = patternStyle({ flex: '0 0 4.5rem' });
