import { assignVars, createGlobalThemeContract, createGlobalVar } from '@vanilla-extract/css';
import { byTheme } from './byTheme.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

/**
 * Grounds behind pictures: one lightness, only the hue moves. Beside the theme and not in it, so that an app loads them
 * with the first part that shows a picture.
 */
export const groundVars = createGlobalThemeContract({
  stone: 'galleria-ground-stone',
  sand: 'galleria-ground-sand',
  blush: 'galleria-ground-blush',
  mist: 'galleria-ground-mist',
  sky: 'galleria-ground-sky',
  sage: 'galleria-ground-sage',
  lilac: 'galleria-ground-lilac',
  butter: 'galleria-ground-butter',
  /** For arch tops. */
  sandDeep: 'galleria-ground-sand-deep',
  /** Mixed into the middle of a picture tile, as if lit from above. */
  light: 'galleria-ground-light',
});

/** The shadow that an object casts on its ground: a `filter`. */
export const objectShadow = createGlobalVar('galleria-shadow-object');

byTheme(
  { vars: { ...assignVars(groundVars, light.ground), [objectShadow]: light.shadow.object } },
  { vars: { ...assignVars(groundVars, dark.ground), [objectShadow]: dark.shadow.object } },
);
