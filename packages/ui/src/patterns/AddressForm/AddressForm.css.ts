import { patternStyle } from '../../theme/layers.ts';
import { roomy } from '../FormFrame/FormFields.css.ts';

export const whole = patternStyle({ gridColumn: '1 / -1' });
/** Beside the post code, in the middle of its box. */
export const isDefault = patternStyle({ '@container': { [roomy]: { paddingBlockStart: '10px' } } });
