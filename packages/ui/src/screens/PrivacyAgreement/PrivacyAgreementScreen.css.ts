import { screenStyle } from '../../theme/layers.ts';
import { radius, space } from '../../theme/scale.ts';

/** About 68 letters to a line. */
export const text = screenStyle({ maxInlineSize: '35rem' });
export const bones = screenStyle({ display: 'grid', gap: space[3], maxInlineSize: '35rem' });

const bone = (inlineSize: string, blockSize = 16) => screenStyle({ inlineSize, blockSize, borderRadius: radius.tag });
/** A heading and a paragraph, twice. */
export const lines = [
  bone('38%', 28),
  bone('100%'),
  bone('94%'),
  bone('61%'),
  screenStyle({ inlineSize: '46%', blockSize: 28, borderRadius: radius.tag, marginBlockStart: space[6] }),
  bone('97%'),
  bone('100%'),
  bone('72%'),
];
