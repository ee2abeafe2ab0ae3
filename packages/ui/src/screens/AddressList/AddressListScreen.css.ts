import { vars } from '../../theme/contract.css.ts';
import { screenStyle } from '../../theme/layers.ts';
import { below, canHover, radius, space, text, weight } from '../../theme/scale.ts';

/** Cards in a row have one height. */
export const card = screenStyle({ blockSize: '100%' });

/** The cell that an odd number of cards leaves: another address may stand there. */
export const free = screenStyle({ '@media': { [below.tablet]: { display: 'none' } } });
export const tile = screenStyle({
  ...text.body,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: space[2],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 120,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: radius.card,
  color: vars.color.muted,
  fontWeight: weight.medium,
  '@media': { [canHover]: { ':hover': { color: vars.color.text, background: vars.color.sunkenHover } } },
});

/** An address may be one long word. */
export const question = screenStyle({ overflowWrap: 'anywhere' });
