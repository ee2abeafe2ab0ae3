import { screenStyle } from '../../theme/layers.ts';
import { from, space, text, weight } from '../../theme/scale.ts';

export const banner = screenStyle({ '@media': { [from.tablet]: { paddingBlock: space[8] } } });
/** What happened and what was asked for, beside each other where there is room for both. */
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[4],
});
export const heading = screenStyle({ ...text.lead, fontWeight: weight.semibold, marginBlockEnd: space[5] });
export const remark = screenStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
export const link = screenStyle({ textDecoration: 'underline', textUnderlineOffset: 3, overflowWrap: 'anywhere' });
/** The term stands at the first row of pictures, not below the last. */
export const picturesItem = screenStyle({ alignItems: 'start' });
export const pictures = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

// While it is loading
export const boneHeading = screenStyle({ blockSize: 16, inlineSize: 140, marginBlock: `4px ${space[6]}` });
export const boneRows = screenStyle({ display: 'grid', gap: space[5], paddingBlock: `${space[1]} ${space[2]}` });
export const boneRow = screenStyle({ blockSize: 14, inlineSize: '72%' });
