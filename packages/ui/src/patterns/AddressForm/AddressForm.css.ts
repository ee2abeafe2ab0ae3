import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** Of the form, as it stands in a dialog, a panel or a page. */
const roomy = '(min-width: 520px)';

export const fields = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const phone = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'clamp(112px, 45%, 124px) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
export const whole = patternStyle({ gridColumn: '1 / -1' });
/** Beside the post code, in the middle of its box. */
export const isDefault = patternStyle({ '@container': { [roomy]: { paddingBlockStart: '10px' } } });
