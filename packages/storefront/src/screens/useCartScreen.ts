import { addToCart } from '@galleria/api';
import { type CartScreenProps, cartState } from '@galleria/ui/screens';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../app/chunks.ts';
import { lazyPart, loadPart } from '../app/lazyScreen.ts';
import { useServices, useToken } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { cartJoinNews } from '../data/cartJoinNews.ts';
import { cartMoney } from '../data/cartMoney.ts';
import { useCartSeen } from '../data/useCartSeen.ts';
import { useMoney } from '../data/useMoney.ts';
import { useRecommended } from '../data/useRecommended.ts';
import { useUnselected } from '../data/useUnselected.ts';
import { paths } from '../paths.ts';
import { useAccountCart } from './useAccountCart.ts';
import { useGuestCart } from './useGuestCart.ts';

/** Everything the cart gets: that of the account, or of the device while nobody is signed in. */
export function useCartScreen(): CartScreenProps {
  const services = useServices();
  const { prompt } = services;
  const news = cartJoinNews(services.guestCart);
  const isMember = useToken() !== undefined;
  const account = useAccountCart(isMember);
  const guest = useGuestCart(!isMember);
  const { cart, wishes, refusals, reload, acts: sent, checkOut } = isMember ? account : guest;
  const { unselected, onSelect, acts } = useUnselected(cart, sent);
  const seen = useCartSeen(cart, isMember);
  const isEmpty = cart.status === 'ready' && cart.data.sold.length + cart.data.withdrawn.length === 0;
  // Most visitors' carts have nothing that is to be added up; where there may be something, its code comes beside the lines.
  const arithmetic = useMoney(!isEmpty && (isMember || services.guestCart.isKept()));
  const money = useMemo(() => arithmetic && cartMoney(arithmetic), [arithmetic]);
  const { join, isDue } = useJoin(isMember);
  const state = useMemo(() => {
    // What is on its way from the device is in no cart yet, and is not lost.
    if (isEmpty) return { status: isDue ? 'loading' : 'empty' } as const;
    return money ? cartState(cart, { wishes, unselected, seen, refusals }, money) : ({ status: 'loading' } as const);
  }, [isEmpty, isDue, cart, wishes, unselected, seen, refusals, money]);
  return {
    state,
    recommended: useRecommended(state.status === 'empty', 10),
    guest: !isMember,
    join: useSyncExternalStore(news.subscribe, news.get, news.get),
    links,
    reselect,
    ...acts,
    onJoinRead: () => news.set(undefined),
    onJoinRetry: join,
    onSelect,
    onCheckOut: async () =>
      state.status === 'ready'
        ? checkOut(state.shops.flatMap(({ lines }) => lines.filter(({ selected }) => selected)))
        : { status: 'failed', error: { kind: 'notFound', message: '' } },
    onSignIn: () => prompt.open(),
    onRetry: reload,
  };
}

/** Who has nothing on the device has nothing to join. Where it does not come, the lines stay there, for the next visit. */
const loadJoin = () => loadChunk(() => import('../data/joinCart.ts')).catch(() => undefined);

/** What the device still keeps joins the account's cart at each visit, until it has; `isDue` until that has been tried. */
function useJoin(isMember: boolean): { join: () => Promise<unknown>; isDue: boolean } {
  const services = useServices();
  const invalidate = useInvalidate();
  const begins = () => isMember && services.guestCart.isKept();
  const [isDue, setDue] = useState(begins);
  const [wasMember, setWasMember] = useState(isMember);
  if (isMember !== wasMember) {
    setWasMember(isMember);
    setDue(begins);
  }
  const join = useCallback(async () => {
    const part = await loadJoin();
    if (await part?.joinCart(services)) await invalidate(addToCart);
  }, [services, invalidate]);
  useEffect(() => {
    // A visitor's comes ahead of signing in: the tab that joins is the one that tells of it, and that is to be this one.
    if (!isMember && services.guestCart.isKept()) void loadJoin();
    if (isDue) void join().finally(() => setDue(false));
  }, [isMember, isDue, services, join]);
  return { join, isDue };
}

const links: CartScreenProps['links'] = {
  allGoods: paths.goodsSearch({}),
  goods: (id, sku) => paths.goodsView(id, { sku }),
  shop: paths.merchantHome,
};

const load = () => import('../routes/CartReselect.tsx');

const reselect: CartScreenProps['reselect'] = {
  Dialog: lazyPart(load, 'specification'),
  // What could not be fetched in advance is fetched again by the press.
  preload: () => void loadPart(load, ['specification']).catch(() => {}),
};
