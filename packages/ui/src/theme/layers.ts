import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

/** Cascade layers, weakest first. A consumer's own unlayered CSS always wins over all of them. */
export const layers = {
  reset: 'galleria-reset',
  theme: 'galleria-theme',
  components: 'galleria-components',
  patterns: 'galleria-patterns',
  screens: 'galleria-screens',
  utilities: 'galleria-utils',
} as const;

export type LayerName = keyof typeof layers;

/**
 * Puts a rule into a layer. Every file that uses it states the whole layer order, so that the order in which
 * a bundler loads the files does not decide the cascade.
 */
export function layered(rule: StyleRule, layer: LayerName = 'components') {
  for (const name of Object.values(layers)) globalLayer(name);
  return { '@layer': { [layers[layer]]: rule } };
}

/**
 * What a part says otherwise than one that it is made of. Both stand in one layer, where the order in which files are loaded would decide;
 * this weighs twice as much.
 */
export function overParts(rule: StyleInSelector): { selectors: { '&&': StyleInSelector } } {
  return { selectors: { '&&': rule } };
}

type StyleInSelector = NonNullable<StyleRule['selectors']>[string];

/** A class in the components layer. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style(layered(rule), debugId);
}

/** A class of a pattern, of what several screens share, or of the shell: wins over the components that it arranges. */
export function patternStyle(rule: StyleRule, debugId?: string): string {
  return style(patternLayer(rule), debugId);
}

/** Puts a rule into the layer of patterns. */
export const patternLayer = (rule: StyleRule) => layered(rule, 'patterns');

/** A class of a screen: wins over the components and patterns that it arranges. */
export function screenStyle(rule: StyleRule, debugId?: string): string {
  return style(screenLayer(rule), debugId);
}

/** Puts a rule into the layer of screens. */
export const screenLayer = (rule: StyleRule) => layered(rule, 'screens');

/** A class in the utilities layer: wins over components, loses to the consumer. */
export function utilityStyle(rule: StyleRule, debugId?: string): string {
  return style(layered(rule, 'utilities'), debugId);
}
