import type * as arithmetic from '@galleria/api/money';
import { useEffect, useState } from 'react';
import { loadChunk } from '../app/chunks.ts';

/** Exact arithmetic on amounts (docs/domain/money.md#amounts). */
export type MoneyArithmetic = typeof arithmetic;

let loaded: MoneyArithmetic | undefined;

/**
 * The arithmetic, for a page that calculates; undefined until its code is there.
 * @param isWanted false as long as there is nothing to calculate with.
 */
export function useMoney(isWanted = true): MoneyArithmetic | undefined {
  const [present, setPresent] = useState<{ money: MoneyArithmetic } | { cause: unknown } | undefined>(loaded && { money: loaded });
  useEffect(() => {
    if (present || !isWanted) return;
    loadChunk(() => import('@galleria/api/money')).then(
      (money) => {
        loaded = money;
        setPresent({ money });
      },
      (cause: unknown) => setPresent({ cause }),
    );
  }, [present, isWanted]);
  // As any other part of the page that does not come.
  if (present && 'cause' in present) throw present.cause;
  return present?.money;
}
