import { screenStyle } from '../../theme/layers.ts';
import { below, radius } from '../../theme/scale.ts';

/** A box, and the room between it and words that nobody sees. */
export const box = screenStyle({ inlineSize: 18, blockSize: 18, marginInlineEnd: 10, borderRadius: radius.tag });
export const logo = screenStyle({ inlineSize: 32, blockSize: 32, borderRadius: radius.control });
/** The name of a shop beside its sign. */
export const shop = screenStyle({ display: 'flex', alignItems: 'center', gap: 8 });
/** As high as it is wide; where that stands, and its edge, are those of a line. */
export const square = screenStyle({ aspectRatio: '1' });
export const words = screenStyle({ justifySelf: 'stretch' });
export const spec = screenStyle({ inlineSize: 88, blockSize: 28, borderRadius: radius.control });
export const amount = screenStyle({ flex: 'none', inlineSize: '4rem' });
/** At the end of its column. */
export const amountAtEnd = screenStyle({ marginInlineStart: 'auto' });
export const stepper = screenStyle({ inlineSize: 132, blockSize: 40, borderRadius: radius.control });
export const icon = screenStyle({ inlineSize: 24, blockSize: 24, margin: 8 });
export const name = screenStyle({ flex: '0 1 9rem' });
/** A long name, above its amount. */
export const wholeName = screenStyle({ flex: '0 0 100%' });
export const end = screenStyle({ flex: '0 0 4.5rem', marginInlineStart: 'auto', '@media': { [below.tablet]: { marginInlineStart: 0 } } });
export const act = screenStyle({ inlineSize: '100%', blockSize: 48, borderRadius: radius.controlLarge });
export const note = screenStyle({ inlineSize: '70%', marginInline: 'auto' });
