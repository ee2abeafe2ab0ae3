import { screenStyle } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

export const title = screenStyle({ ...text.title, marginBlockEnd: space[6] });
