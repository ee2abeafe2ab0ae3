'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { printCompact, printDecimal, printNumber, printPercent, useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { OldPrice, Price } from '../../components/Price/index.ts';
import { Rating } from '../../components/Rating/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { TextButton } from '../../components/TextButton/index.ts';
import type { Choice } from '../../flows/index.ts';
import { Heading, Inline, Text } from '../../layout/index.ts';
import { GoodsName } from '../../patterns/GoodsCard/index.ts';
import { SpecificationPicker } from '../../patterns/SpecificationPicker/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import { screenOnly } from '../../theme/print.css.ts';
import * as styles from './Offer.css.ts';
import { type GoodsDetailView, isSoldOut, pricesOf, type ReviewCountsView } from './GoodsDetailScreen.state.ts';
import { Coupons, type GoodsCouponsPart } from './Coupons.tsx';
import { Quantity } from './Quantity.tsx';
import type { GoodsDetailLinks } from './types.ts';

interface OfferProps {
  goods: GoodsDetailView;
  counts: ReviewCountsView | undefined;
  links: GoodsDetailLinks;
  choice: Choice;
  onChoiceChange: (choice: Choice) => void;
  /** Attributes that have to be chosen before it can be bought. */
  asked: readonly number[];
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  onReviews: () => void;
  coupons: GoodsCouponsPart;
  /** The id of the sentence that says why what is chosen cannot be bought. */
  verdictId: string;
}

/** What is sold, by whom and for how much, and what there is to choose. */
export function Offer({
  goods,
  counts,
  links,
  choice,
  onChoiceChange,
  asked,
  quantity,
  onQuantityChange,
  onReviews,
  coupons,
  verdictId,
}: OfferProps) {
  const { t } = useTranslation(['goodsDetail', 'shop', 'common']);
  const format = useFormat();
  const { merchant, specification } = goods;
  return (
    <div className={styles.root}>
      <div>
        <Inline as="p" className={styles.seller}>
          {merchant.selfSupport && <Tag>{t('shop:own')}</Tag>}
          <Link href={links.shop(merchant.id)} className={styles.shop}>
            {merchant.name}
          </Link>
        </Inline>
        <Heading level={1} documentTitle={goods.name} lang={foreignLang(goods.name, format.locale)} className={styles.name}>
          <GoodsName name={goods.name} />
        </Heading>
        <Inline gap={4} className={styles.facts}>
          {counts && counts.all > 0 && (
            <>
              <Rating
                value={counts.stars}
                variant="short"
                size="small"
                label={t('goodsDetail:score', { score: printDecimal(counts.stars, format) })}
              />
              <TextButton tone="muted" scale="meta" className={screenOnly} onClick={onReviews}>
                {t('goodsDetail:reviewCount', { count: counts.all, formatted: printNumber(counts.all, format) })}
              </TextButton>
            </>
          )}
          {goods.sold > 0 && (
            <Text as="span" scale="meta" tone="muted">
              {t('common:goods.sold', { count: goods.sold, formatted: printCompact(goods.sold, format) })}
            </Text>
          )}
        </Inline>
      </div>
      <Prices goods={goods} choice={choice} coupons={coupons} />
      {specification.attributes.length > 0 && (
        <SpecificationPicker
          specification={specification}
          choice={choice}
          onChoiceChange={onChoiceChange}
          seed={goods.id}
          asked={asked}
          verdictId={verdictId}
          className={screenOnly}
        />
      )}
      {!isSoldOut(goods) && <Quantity goods={goods} choice={choice} quantity={quantity} onQuantityChange={onQuantityChange} />}
    </div>
  );
}

/** The letters of an amount that a phone has room for in the largest size. */
const longest = 8;

function Prices({ goods, choice, coupons }: Pick<OfferProps, 'goods' | 'choice' | 'coupons'>) {
  const { t } = useTranslation(['goodsDetail', 'shop', 'common']);
  const format = useFormat();
  const { price, oldPrice, discount, from } = pricesOf(goods, choice);
  return (
    <div className={styles.prices}>
      <p className={styles.amounts}>
        {from && (
          <Text as="span" tone="muted">
            {t('goodsDetail:from')}
          </Text>
        )}
        <Price amount={price} size="display" cents="auto" className={classes(styles.price, price.length > longest && styles.longPrice)} />
        {oldPrice && <OldPrice amount={oldPrice} label={t('common:goods.oldPrice')} />}
        {discount !== undefined && discount > 0 && (
          <strong className={styles.discount}>{t('common:goods.discount', { percent: printPercent(discount, format) })}</strong>
        )}
      </p>
      <div className={screenOnly}>
        <Coupons coupons={coupons} productId={goods.id} merchantId={goods.merchant.id} />
      </div>
    </div>
  );
}
