import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';

/** In the table of properties, types are what a developer can write, and not what the parser calls them. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(name, argType)]));

function readable(name: string, argType: StrictInputType): StrictInputType {
  if (!argType.table?.type || typeof argType.type !== 'object') return argType;
  const { type: _, ...table } = argType.table;
  const type = asCallback(name, withoutUndefined(argType.type));
  const summary = wordsOf(type, argType.options);
  return { ...argType, type, table: { ...table, ...(summary !== undefined && { type: { summary } }) } };
}

/** Whether a property may be left out is said by the star beside its name; with `undefined` as a type it would get no control. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const value = type.value.filter((part) => part.name !== 'other' || part.value !== 'undefined');
  const [only] = value;
  return only && value.length === 1 ? { ...only, required: type.required ?? false } : { ...type, value };
}

/** A function in brackets is unknown to the parser, and would be offered as JSON to edit. */
function asCallback(name: string, type: SBType): SBType {
  return /^on[A-Z]/.test(name) && type.name === 'other' ? { name: 'function', required: type.required ?? false } : type;
}

/** Nothing where the parser knows nothing. */
function wordsOf(type: SBType, options: unknown): string | undefined {
  if (type.name === 'other' && type.value === 'unknown') return undefined;
  // `(typeof tones)[number]`: the tuple is the list that the story gives to the control.
  if (type.name === 'other' && type.value === 'unknown[number]')
    return Array.isArray(options) ? options.map(literal).join(' | ') : undefined;
  if (type.name === 'other') return type.value;
  const raw = type.raw?.replace(/\/\*.*?\*\//gs, '').replace(/\s*\| undefined$/, '');
  return raw?.replace(/\s+/g, ' ') ?? type.name;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
