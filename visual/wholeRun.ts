import type { Baselines } from './baselines.ts';
import type { Comparison } from './compare.ts';
import type { Problem, Screenshot } from './stories.ts';
import { findDuplicates, type Fingerprinted } from './duplicates.ts';

/**
 * Stories with the same picture. Where only a part of the stories was taken, the accepted pictures stand for the rest,
 * so that duplicates are found when they are in two shards, too.
 */
export function checkDuplicates(comparisons: readonly Comparison[], planned: readonly Screenshot[], baselines: Baselines): Problem[] {
  const taken = comparisons.flatMap(({ screenshot, fingerprint }): Fingerprinted[] =>
    fingerprint === undefined ? [] : [{ ...screenshot, fingerprint }],
  );
  const outdated = new Set(comparisons.filter(({ status }) => status !== 'kept').map(({ screenshot }) => screenshot.key));
  const accepted = planned
    .filter(({ key }) => !outdated.has(key) && baselines.has(key))
    .map((screenshot): Fingerprinted => ({ ...screenshot, fingerprint: baselines.fingerprint(screenshot.key) }));

  const duplicates = new Map([...findDuplicates(accepted), ...findDuplicates(taken)]);
  const chosen = new Set(comparisons.map(({ screenshot }) => screenshot.key));
  return planned.flatMap(({ key, label }) => {
    const others = chosen.has(key) && duplicates.get(key);
    if (!others) return [];
    const names = others.map((other) => `"${other}"`).join(', ');
    return [
      {
        key,
        label,
        sentence: `The picture is the same as that of ${names}: make each story show what its name says, or keep one of them.`,
      },
    ];
  });
}

/** Accepted pictures without a story. */
export function findOrphans(planned: readonly Screenshot[], baselines: Baselines): string[] {
  const keys = new Set(planned.map(({ key }) => key));
  return baselines.keys().filter((key) => !keys.has(key));
}
