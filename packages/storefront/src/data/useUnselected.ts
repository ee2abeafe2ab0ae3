import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { type Services, useServices } from '../app/services.tsx';
import { createTabValue, type TabValue } from './tabValue.ts';

const name = 'galleria.cartUnselected';
/** As many as are kept of each cart. */
const most = 1000;
const ids = v.pipe(v.array(v.number()), v.maxLength(most));
const schema = v.object({ guest: ids, account: ids });

/** Lines by their ids, which mean another line in the other cart. */
type Unselected = v.InferOutput<typeof schema>;

const ofServices = new WeakMap<Services, TabValue<Unselected>>();

function unselectedOf(services: Services): TabValue<Unselected> {
  const value = ofServices.get(services) ?? createTabValue<Unselected>(services.tabStorage, name, schema, { guest: [], account: [] });
  ofServices.set(services, value);
  return value;
}

/**
 * The lines of a cart that are not to be bought, by their ids. The tab keeps them, so that a look at the confirmation and back,
 * or a reload, selects nothing anew.
 */
export function useUnselected(cart: keyof Unselected): [ReadonlySet<number>, select: (ids: readonly number[], selected: boolean) => void] {
  const kept = unselectedOf(useServices());
  const [all, setAll] = useState(kept.get);
  useEffect(() => kept.set(all), [kept, all]);
  const select = useCallback(
    (ids: readonly number[], selected: boolean) =>
      setAll((before) => {
        const others = before[cart].filter((id) => !ids.includes(id));
        return { ...before, [cart]: selected ? others : [...others, ...ids].slice(-most) };
      }),
    [cart],
  );
  return [useMemo(() => new Set(all[cart]), [all, cart]), select];
}
