import { componentStyle } from '../../theme/layers.ts';
import { below, space } from '../../theme/scale.ts';

/** What decides how the fields are laid out: the form's own width, since it stands in a dialog, a panel or a page. */
export const root = componentStyle({ containerType: 'inline-size' });
const roomy = '(min-width: 520px)';

export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const phone = componentStyle({ display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: space[3], alignItems: 'start' });
export const whole = componentStyle({ gridColumn: '1 / -1' });
/** Beside the post code, in the middle of its box. */
export const isDefault = componentStyle({ '@container': { [roomy]: { paddingBlockStart: '10px' } } });

export const failure = componentStyle({ marginBlockStart: space[4] });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[6],
});
/** On a narrow page the buttons fill their rows. */
export const action = componentStyle({ '@media': { [below.tablet]: { flexGrow: 1 } } });
