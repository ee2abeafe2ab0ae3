import { componentStyle } from '../../theme/layers.ts';
import { space, text } from '../../theme/scale.ts';

export const title = componentStyle({ ...text.title, marginBlockEnd: space[6] });
