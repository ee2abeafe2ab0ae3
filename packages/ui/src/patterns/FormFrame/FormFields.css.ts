import { patternStyle } from '../../theme/layers.ts';
import { space } from '../../theme/scale.ts';

/** From here on a form has room for two fields beside each other: its own width counts, as `FormFrame` makes it a container. */
export const roomy = '(min-width: 520px)';

export const fields = patternStyle({
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const phone = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'clamp(112px, 45%, 124px) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
