import { componentStyle } from '../../theme/layers.ts';
import { below, space } from '../../theme/scale.ts';

export const root = componentStyle({ containerType: 'inline-size' });

export const fields = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

/** Both scores beside each other when there is room for both. */
export const scores = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: `${space[4]} ${space[6]}`,
  alignItems: 'start',
});

export const notice = componentStyle({ marginBlockStart: space[4] });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[6],
});
/** On a narrow page the buttons fill their rows. */
export const action = componentStyle({ '@media': { [below.tablet]: { flexGrow: 1 } } });
