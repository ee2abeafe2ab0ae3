import { utilityStyle } from '../../theme/layers.ts';

/** Forced colours leave a colour that is set on a drawing as it is, on whatever ground they paint: it then takes that of its text. */
export const icon = utilityStyle({ '@media': { '(forced-colors: active)': { color: 'inherit' } } });
