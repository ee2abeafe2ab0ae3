'use client';

import { Share2 } from 'lucide';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Gallery } from '../../components/Gallery/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useLightboxTexts } from '../../features/pictures/useLightboxTexts.ts';
import type { Choice } from '../../flows/index.ts';
import { bringIntoSight } from '../../hooks/laidOut.ts';
import { useHandFocusOn } from '../../hooks/useHandFocusOn.ts';
import { classes } from '../../theme/classes.ts';
import { screenOnly } from '../../theme/print.css.ts';
import { BuyBar } from './BuyBar.tsx';
import { GoodsTabs, type GoodsTabsProps } from './GoodsTabs.tsx';
import * as styles from './GoodsDetailScreen.css.ts';
import type { GoodsCouponsPart } from './Coupons.tsx';
import { chosenSku, type GoodsDetailView, type GoodsTab, limitOf, pictureAt } from './GoodsDetailScreen.state.ts';
import { Guarantees } from './Guarantees.tsx';
import { Offer } from './Offer.tsx';
import { Seller } from './Seller.tsx';
import type { GoodsDetailActs, GoodsDetailLinks } from './types.ts';
import { useChoice } from './useChoice.ts';

export interface GoodsProps extends Omit<GoodsTabsProps, 'goods' | 'sku' | 'links' | 'onTab' | 'onFilter'>, GoodsDetailActs {
  goods: GoodsDetailView;
  /** The sku that the address names; may be none of these goods. */
  sku: number | undefined;
  links: GoodsDetailLinks;
  coupons: GoodsCouponsPart;
}

/** Goods that are on sale. What is chosen decides their picture, price, stock and limit. */
export function Goods({
  goods,
  sku,
  counts,
  links,
  coupons,
  onSku,
  onAddToCart,
  onBuyNow,
  onWish,
  onFollow,
  onShare,
  ...told
}: GoodsProps) {
  const { t } = useTranslation(['goodsDetail', 'gallery']);
  const lightbox = useLightboxTexts(goods.name);
  const [choice, setChoice] = useChoice(goods, sku, onSku);
  const [picture, setPicture] = useState(() => pictureAt(goods, choice));
  const [wanted, want] = useState(1);
  const [asked, ask] = useState<readonly number[]>([]);
  const page = useRef<HTMLDivElement>(null);
  // Refused as it was taken off sale, a press has the focus on what goes with all of this.
  useHandFocusOn(page);
  const details = useRef<HTMLDivElement>(null);
  const verdictId = useId();
  const quantity = Math.min(wanted, limitOf(goods, choice).most);
  const choose = (next: Choice) => {
    setChoice(next);
    const [before, after] = [pictureAt(goods, choice), pictureAt(goods, next)];
    if (before !== after) setPicture(after);
  };
  /** From above, a tab is brought into sight. */
  const lead = (tab: GoodsTab) => {
    told.onTab(tab);
    bringIntoSight(details.current, { block: 'start' });
    details.current?.focus({ preventScroll: true });
  };
  const of = goods.pictures.length;
  const promises = (
    <div className={styles.promises}>
      <Guarantees guarantees={goods.guarantees} />
      <ShareButton title={goods.name} onShare={onShare} />
    </div>
  );
  return (
    <div ref={page} className={styles.goods}>
      <div className={styles.pictures}>
        <div className={styles.gallery}>
          <Gallery
            images={goods.pictures.map((src, at) => ({ src, alt: t('gallery:position', { place: at + 1, of }) }))}
            index={picture}
            onIndexChange={setPicture}
            seed={goods.id}
            alt={goods.name}
            texts={{
              ...lightbox,
              enlarge: (place, all) => t('goodsDetail:enlarge', { place, of: all }),
              show: (place, all) => t('gallery:open', { place, of: all }),
            }}
          />
          <div className={styles.belowPictures}>{promises}</div>
        </div>
      </div>
      <Offer
        goods={goods}
        counts={counts}
        links={links}
        choice={choice}
        onChoiceChange={choose}
        asked={asked}
        quantity={quantity}
        onQuantityChange={want}
        coupons={coupons}
        onReviews={() => lead('reviews')}
        verdictId={verdictId}
      />
      <div className={styles.belowOffer}>{promises}</div>
      <BuyBar
        goods={goods}
        choice={choice}
        quantity={quantity}
        links={links}
        onAsk={ask}
        onOthers={() => lead('recommend')}
        {...{ verdictId, onAddToCart, onBuyNow, onWish }}
      />
      <div ref={details} tabIndex={-1} className={styles.details}>
        <GoodsTabs {...told} goods={goods} sku={chosenSku(goods, choice)} counts={counts} links={links} />
        <Seller merchant={goods.merchant} links={links} onFollow={onFollow} />
      </div>
    </div>
  );
}

function ShareButton({ title, onShare }: { title: string } & Pick<GoodsDetailActs, 'onShare'>) {
  const { t } = useTranslation('goodsDetail');
  const toast = useToast();
  const share = async () => {
    const outcome = await onShare(title);
    if (outcome === 'copied') toast.show({ tone: 'success', title: t('share.copied') });
    if (outcome === 'failed') toast.show({ tone: 'danger', title: t('share.trouble') });
  };
  return (
    <Button tone="quiet" size="small" className={classes(styles.share, screenOnly)} onClick={share}>
      <Icon icon={Share2} size={16} />
      {t('share.act')}
    </Button>
  );
}
