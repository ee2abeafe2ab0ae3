import type { Variant } from './variants.ts';

/** A picture, known by its print: equal prints are equal pictures. */
export interface Print {
  key: string;
  label: string;
  variant: Variant;
  print: string;
}

/** Of each picture that is not the only one of its kind, the labels of the others. Variants are not compared with each other. */
export function findTwins(prints: readonly Print[]): Map<string, string[]> {
  const groups = Map.groupBy(prints, ({ variant, print }) => `${variant} ${print}`);
  const twins = [...groups.values()].filter((group) => group.length > 1);
  return new Map(
    twins.flatMap((group) => group.map(({ key }) => [key, group.filter((other) => other.key !== key).map(({ label }) => label)])),
  );
}
