import { globalStyle } from '@vanilla-extract/css';
import { error } from '../../../components/Field/Field.css.ts';
import { screenLayer, screenStyle } from '../../../theme/layers.ts';
import { from, space } from '../../../theme/scale.ts';
import { air, crowd, form } from '../LoginScreen.css.ts';

/** A field and what leads on from it: beside what is said of the field, where there is room. */
export const withLink = screenStyle({
  gap: `calc(${air.field} / 2)`,
  '@media': { [from.desktop]: { gap: space[1], justifyItems: 'stretch' } },
});
globalStyle(
  `.${withLink} > :last-child`,
  screenLayer({ '@media': { [from.desktop]: { justifySelf: 'end', maxInlineSize: '50%', textAlign: 'end' } } }),
);
globalStyle(`.${form}:not(:has(${crowd})) .${withLink} .${error}`, screenLayer({ '@media': { [from.desktop]: { maxInlineSize: '48%' } } }));
