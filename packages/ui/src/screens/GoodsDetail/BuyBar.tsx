'use client';

import { Heart } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { type Choice, selectionOf, stateOfChoice } from '../../flows/index.ts';
import { useToggleAction } from '../../hooks/useToggleAction.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome } from '../../state/resource.ts';
import { classes } from '../../theme/classes.ts';
import { screenOnly } from '../../theme/print.css.ts';
import * as styles from './BuyBar.css.ts';
import { type GoodsDetailView, isSoldOut } from './GoodsDetailScreen.state.ts';
import type { BuyingLine, GoodsDetailActs, GoodsDetailLinks } from './types.ts';

interface BuyBarProps extends Pick<GoodsDetailActs, 'onAddToCart' | 'onBuyNow' | 'onWish'> {
  goods: GoodsDetailView;
  choice: Choice;
  quantity: number;
  links: Pick<GoodsDetailLinks, 'cart'>;
  /** Something has to be chosen first: the places of the attributes. */
  onAsk: (missing: readonly number[]) => void;
  /** None is left: what else there is. */
  onOthers: () => void;
  /** The id of the sentence that says why what is chosen cannot be bought. */
  verdictId: string;
}

/** Into the cart, bought at once, onto the wish list. On a phone it stays at hand while the page is read. */
export function BuyBar({ goods, choice, quantity, links, verdictId, onAsk, onOthers, onAddToCart, onBuyNow, onWish }: BuyBarProps) {
  const { t } = useTranslation(['goodsDetail', 'common']);
  const toast = useToast();
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState<'cart' | 'buy'>();
  const selection = selectionOf(goods.specification, choice);
  const isOut = isSoldOut(goods);
  // Chosen in part, too: no choice of the rest would lead to one in stock.
  const isGone = stateOfChoice(goods.specification, choice) !== 'available';

  async function buy(way: 'cart' | 'buy', send: (line: BuyingLine) => Promise<Outcome>) {
    if (busy !== undefined) return;
    if (selection.status === 'incomplete') onAsk([...selection.missing]);
    if (selection.status !== 'available') return;
    setBusy(way);
    const outcome = await send({ productId: goods.id, skuId: selection.sku.id, quantity });
    setBusy(undefined);
    if (outcome.status === 'failed') sayFailure(outcome);
    else if (way === 'cart')
      toast.show({
        tone: 'success',
        title: t('goodsDetail:added', { name: goods.name }),
        link: { href: links.cart, label: t('common:toCart') },
      });
  }

  return (
    <div role="group" aria-label={t('goodsDetail:buying')} className={classes(styles.root, screenOnly)}>
      {isOut ? (
        <>
          <Button size="large" disabled className={styles.act}>
            {t('common:goods.soldOut')}
          </Button>
          <Button tone="primary" size="large" className={styles.act} onClick={onOthers}>
            {t('goodsDetail:others')}
          </Button>
        </>
      ) : (
        <>
          <Button
            tone="accent"
            size="large"
            className={styles.act}
            disabled={isGone}
            {...(isGone && { 'aria-describedby': verdictId })}
            loading={busy === 'cart'}
            onClick={() => buy('cart', onAddToCart)}
          >
            {t('goodsDetail:addToCart')}
          </Button>
          <Button
            tone="primary"
            size="large"
            className={styles.act}
            disabled={isGone}
            {...(isGone && { 'aria-describedby': verdictId })}
            loading={busy === 'buy'}
            onClick={() => buy('buy', onBuyNow)}
          >
            {t('goodsDetail:buyNow')}
          </Button>
        </>
      )}
      <WishButton goods={goods} onWish={onWish} />
    </div>
  );
}

/** Shows at once what was asked for, and what is, when it has ended. */
function WishButton({ goods, onWish }: Pick<BuyBarProps, 'goods' | 'onWish'>) {
  const { t } = useTranslation('goodsDetail');
  const sayFailure = useSayFailure();
  const { wanted, toggle } = useToggleAction(goods.collected, (collect) => onWish(goods.id, collect));
  const collected = wanted ?? goods.collected;
  const press = async () => {
    const ended = await toggle();
    if (ended?.outcome.status === 'failed') sayFailure(ended.outcome);
  };
  const label = t(collected ? 'wish.remove' : 'wish.add');
  return (
    <Button size="large" className={styles.wish} aria-label={label} title={label} onClick={press}>
      <Icon icon={Heart} className={classes(collected && styles.wished)} />
    </Button>
  );
}

/** Says why something was not done. Whoever put the sign-in away knows it. */
function useSayFailure() {
  const errorText = useErrorText();
  const toast = useToast();
  return ({ error }: Extract<Outcome, { status: 'failed' }>) => {
    if (error.kind !== 'unauthorized') toast.show({ tone: 'danger', title: errorText(error) });
  };
}
