import type { Baselines } from './baselines.ts';
import type { Verdict } from './judge.ts';
import type { Problem, Shot } from './stories.ts';
import { findTwins, type Print } from './twins.ts';

/**
 * Stories with the same picture. Where only a part of the stories was taken, the accepted pictures stand for the rest,
 * so that twins are found when they are in two shards, too.
 */
export function checkTwins(verdicts: readonly Verdict[], planned: readonly Shot[], baselines: Baselines): Problem[] {
  const taken = verdicts.flatMap(({ shot, print }): Print[] => (print === undefined ? [] : [{ ...shot, print }]));
  const outdated = new Set(verdicts.filter(({ standing }) => standing !== 'kept').map(({ shot }) => shot.key));
  const accepted = planned
    .filter(({ key }) => !outdated.has(key) && baselines.has(key))
    .map((shot): Print => ({ ...shot, print: baselines.print(shot.key) }));

  const twins = new Map([...findTwins(accepted), ...findTwins(taken)]);
  const chosen = new Set(verdicts.map(({ shot }) => shot.key));
  return planned.flatMap(({ key, label }) => {
    const others = chosen.has(key) && twins.get(key);
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
export function findOrphans(planned: readonly Shot[], baselines: Baselines): string[] {
  const keys = new Set(planned.map(({ key }) => key));
  return baselines.keys().filter((key) => !keys.has(key));
}
