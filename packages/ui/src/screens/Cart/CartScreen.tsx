'use client';

import { useRef, useState } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { TextButton } from '../../components/TextButton/index.ts';
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts';
import { RecommendedGoods, type RecommendedGoodsProps } from '../../features/goods/RecommendedGoods.tsx';
import { PageHeader, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './CartScreen.css.ts';
import type { CartJoin, CartLineView, CartState } from './CartScreen.state.ts';
import { CartLines } from './CartLines.tsx';
import { CartNews } from './CartNews.tsx';
import { CartSkeleton, SummarySkeleton } from './CartSkeleton.tsx';
import { Invalid } from './Invalid.tsx';
import { ManageBar } from './ManageBar.tsx';
import { Summary } from './Summary.tsx';
import type { CartActs, CartLinks, CartReselectPart } from './types.ts';
import { useStableActs } from './useStableActs.ts';

export interface CartScreenProps extends CartActs {
  state: CartState;
  /** Shown below a cart that is empty. */
  recommended: Pick<RecommendedGoodsProps, 'state' | 'onRetry'>;
  /** It is the device's cart: nobody is signed in. */
  guest: boolean;
  /** What became of the device's cart when its shopper signed in; absent when there is nothing to tell. */
  join?: CartJoin | undefined;
  /** The news of that were read, or a join that failed is tried again. */
  onJoinRead: () => void;
  onJoinRetry: () => Promise<unknown>;
  links: CartLinks;
  reselect: CartReselectPart;
}

/**
 * The cart (docs/domain/cart.md): what is in it by shop, what is to be ordered and what that costs, and what can no longer be
 * bought. A guest's is that of the device.
 */
export function CartScreen({ state, recommended, guest, join, onJoinRead, onJoinRetry, links, reselect, ...acts }: CartScreenProps) {
  const { t } = useTranslation(['cart', 'wishList', 'goodsDetail', 'common']);
  const root = useRef<HTMLDivElement>(null);
  // With the last lines the bar goes, too, which has taken several out.
  useFocusAfterRemoval(root, '[data-line], [data-bar]');
  const [managed, setManaged] = useState(false);
  const [marked, mark] = useState<ReadonlySet<number>>(new Set());
  const [reselected, setReselected] = useState<CartLineView>();
  const [reselecting, setReselecting] = useState(false);
  const stable = useStableActs(acts, (line) => {
    setReselected(line);
    setReselecting(true);
  });
  const ready = state.status === 'ready' ? state : undefined;
  const lines = ready ? [...ready.shops.flatMap((shop) => shop.lines), ...ready.invalid] : [];
  const managing = managed && ready !== undefined;
  const { Dialog } = reselect;
  return (
    <div ref={root} className={classes(styles.root, !ready && state.status !== 'loading' && styles.alone)}>
      <PageHeader
        className={styles.head}
        documentTitle={t('common:header.cart')}
        title={
          <>
            {t('common:header.cart')}
            {ready && (
              <Text as="span" tone="muted" className={styles.count}>
                {` ${t('common:header.cartItems', { count: ready.count })}`}
              </Text>
            )}
          </>
        }
        actions={
          ready && (
            <TextButton
              tone="text"
              scale="body"
              className={styles.manage}
              onClick={() => {
                setManaged(!managing);
                mark(new Set());
              }}
            >
              {t(managing ? 'wishList:done' : 'wishList:manage')}
            </TextButton>
          )
        }
      />
      <Stack className={styles.list}>
        <CartNews {...{ state, guest, join, onJoinRead, onJoinRetry }} onSignIn={acts.onSignIn} onRetry={acts.onRetry} />
        <AsyncContent
          state={state}
          skeleton={<CartSkeleton label={t('cart:loading')} />}
          failedTitle={t('cart:failed')}
          onRetry={acts.onRetry}
        >
          {(arrived) =>
            arrived.status === 'ready' ? (
              <>
                <CartLines
                  shops={arrived.shops}
                  selection={arrived.selection}
                  marked={managing ? marked : undefined}
                  onMark={mark}
                  links={links}
                  acts={stable}
                  onNear={reselect.preload}
                />
                <Invalid lines={arrived.invalid} marked={managing ? marked : undefined} onMark={mark} links={links} acts={stable} />
              </>
            ) : (
              <Stack gap={8}>
                <Panel padding="none">
                  <EmptyState object="parcel" title={t('cart:empty')} description={t('cart:emptyHint')}>
                    <LinkButton href={links.allGoods} tone="primary">
                      {t('common:toGoods')}
                    </LinkButton>
                  </EmptyState>
                </Panel>
                <RecommendedGoods title={t('common:goods.alsoLike')} level={2} {...recommended} goodsHref={links.goods} />
              </Stack>
            )
          }
        </AsyncContent>
      </Stack>
      {state.status === 'loading' && <SummarySkeleton />}
      {ready &&
        (managing ? (
          <ManageBar
            lines={lines.filter(({ id }) => marked.has(id))}
            acts={stable}
            mayWish={acts.onMoveToWishList !== undefined}
            onDone={() => mark(new Set())}
          />
        ) : (
          <Summary
            totals={ready.totals}
            acts={stable}
            blocked={ready.selection === 'nothing'}
            unpriced={ready.unpriced}
            allGoods={links.allGoods}
          />
        ))}
      {reselected && (
        <LazySuspense>
          <Dialog key={reselected.id} line={reselected} open={reselecting} onOpenChange={setReselecting} onReselect={acts.onReselect} />
        </LazySuspense>
      )}
    </div>
  );
}
