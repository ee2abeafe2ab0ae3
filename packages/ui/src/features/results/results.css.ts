import { patternStyle } from '../../theme/layers.ts';
import { motion } from '../../theme/scale.ts';

/** What was found before, while what is looked for now is on its way; a quick answer does not flicker. */
export const outdated = patternStyle({ opacity: 0.45, transition: `opacity ${motion.layer} 200ms` });
