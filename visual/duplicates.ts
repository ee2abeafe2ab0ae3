import type { Variant } from './variants.ts';

/** A picture, known by its fingerprint: equal fingerprints are equal pictures. */
export interface Fingerprinted {
  key: string;
  label: string;
  variant: Variant;
  fingerprint: string;
}

/** Of each picture that is not the only one of its kind, the labels of the others. Variants are not compared with each other. */
export function findDuplicates(fingerprinted: readonly Fingerprinted[]): Map<string, string[]> {
  const groups = Map.groupBy(fingerprinted, ({ variant, fingerprint }) => `${variant} ${fingerprint}`);
  const duplicates = [...groups.values()].filter((group) => group.length > 1);
  return new Map(
    duplicates.flatMap((group) => group.map(({ key }) => [key, group.filter((other) => other.key !== key).map(({ label }) => label)])),
  );
}
