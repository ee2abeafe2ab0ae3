import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { settings, type Variant } from '../../visual/variants.ts';
import { picturesOf } from '../boards/storyIndex.ts';

/** A story with this tag is left out of what Chromatic takes. Our own pictures are taken of every story. */
const off = 'chromatic:off';

function modeOf(variant: Variant) {
  const { globals, viewport, forcedColors } = settings[variant];
  return { ...globals, viewport: { ...viewport }, ...(forcedColors === 'active' && { forcedColors }) };
}

/** What Chromatic reads of a story: the modes that it has accepted pictures in, by the same names. */
export const chromaticOf = (tags: readonly string[]) =>
  tags.includes(off)
    ? { disableSnapshot: true }
    : { modes: Object.fromEntries(picturesOf(tags).map((variant) => [variant, modeOf(variant)] as const)) };

/**
 * Gives each story its modes. Tags are known here, and Storybook has no other place where parameters can follow from them; the
 * parameters are those of this story alone.
 */
export const addChromatic: ArgTypesEnhancer = ({ argTypes, tags, parameters }) => {
  parameters['chromatic'] = { ...Object(parameters['chromatic']), ...chromaticOf(tags) };
  return argTypes;
};
