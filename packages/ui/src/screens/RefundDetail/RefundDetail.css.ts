import { componentStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

export const banner = componentStyle({ paddingBlock: space[8] });
/** What happened and what was asked for, beside each other where there is room for both. */
export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[4],
});
export const remark = componentStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
export const link = componentStyle({ textDecoration: 'underline', textUnderlineOffset: 3, overflowWrap: 'anywhere' });
/** The term stands at the first row of pictures, not below the last. */
export const picturesItem = componentStyle({ alignItems: 'start' });
export const pictures = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const boneHead = componentStyle({ display: 'flex', gap: space[4] });
export const boneDisc = componentStyle({ flex: 'none', inlineSize: 48, blockSize: 48, borderRadius: '50%' });
export const boneWords = componentStyle({ flex: 1 });
export const boneTitle = componentStyle({ blockSize: 24, inlineSize: 'min(360px, 80%)', marginBlock: 4 });
export const boneText = componentStyle({ blockSize: 14, inlineSize: 'min(480px, 90%)', marginBlockStart: space[2] });
export const boneSteps = componentStyle({ blockSize: 12, marginBlock: `${space[8]} ${space[14]}` });
