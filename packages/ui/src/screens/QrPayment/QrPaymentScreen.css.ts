import { boneColor } from '../../components/Skeleton/Skeleton.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { from, radius, space } from '../../theme/scale.ts';

/** The code on its white plate, in the middle. */
export const plate = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[5],
  paddingInline: space[4],
  borderRadius: radius.card,
  background: vars.color.sunken,
  vars: { [boneColor]: vars.color.sunkenHover },
});

export const words = screenStyle({ textAlign: 'center', textWrap: 'balance' });
/** A phone cannot scan what it shows itself. */
export const here = screenStyle({ textAlign: 'center', textWrap: 'balance', '@media': { [from.tablet]: { display: 'none' } } });

/** Of the plate while it is loading: as large as what comes. */
export const amountBone = screenStyle({ inlineSize: '7rem' });
export const codeBone = screenStyle({ inlineSize: 'min(100%, 240px)', aspectRatio: '1', borderRadius: radius.picture });
export const wordsBone = screenStyle({ inlineSize: 'min(100%, 18rem)' });
