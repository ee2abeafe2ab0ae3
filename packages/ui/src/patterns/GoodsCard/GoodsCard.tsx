'use client';

import { type ComponentProps, memo } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printCompact, printPercent, useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Image } from '../../components/Image/index.ts';
import { OldPrice, Price } from '../../components/Price/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './GoodsCard.css.ts';
import { GoodsName } from './GoodsName.tsx';

/** What a card shows of one product. */
export interface GoodsView {
  id: number;
  name: string;
  /** Address of its picture; may be empty. */
  image: string;
  price: string;
  /** Only when it is above the price. */
  oldPrice?: string | undefined;
  /** Whole per cent below the old price, in the corner of the picture. */
  discount?: number | undefined;
  /** How many were sold; of none nothing is said. Absent where it is not told: then there is no room for it either. */
  sold?: number | undefined;
  /** Absent where it is not told: then they can be had. */
  stock?: number | undefined;
}

export interface GoodsCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What is sold. */
  goods: GoodsView;
  /** The page of the goods; the whole card leads there. */
  href: string;
  /** Seen first on its page: the picture loads at once. */
  eager?: boolean | undefined;
  /** Why it cannot be had, in words, such as that it is no longer sold. Without it one of which none is left is sold out. */
  gone?: string | undefined;
}

/** One product in a grid: picture, name, price. The whole card is one link. Renders an `<article>`. Load the namespace `common` with it. */
export const GoodsCard = memo(function GoodsCard({ goods, href, eager, gone, className, ...rest }: GoodsCardProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const soldOut = gone !== undefined || (goods.stock !== undefined && goods.stock <= 0);
  return (
    <article {...rest} className={classes(styles.root, className)}>
      <div className={styles.frame}>
        <Image src={goods.image} alt="" seed={goods.id} eager={eager} className={classes(styles.picture, soldOut && styles.gone)} />
        {soldOut ? (
          <span className={styles.soldOut}>{gone ?? t('goods.soldOut')}</span>
        ) : (
          goods.discount !== undefined &&
          goods.discount > 0 && (
            <span className={styles.badge}>{t('goods.discount', { percent: printPercent(goods.discount, format) })}</span>
          )
        )}
      </div>
      <h3 className={classes(styles.name, soldOut && styles.goneName)}>
        <Link href={href} lang={foreignLang(goods.name, format.locale)} className={styles.link}>
          <GoodsName name={goods.name} />
        </Link>
      </h3>
      <p className={styles.prices}>
        <Price amount={goods.price} cents="auto" tone={soldOut ? 'faint' : 'accent'} className={styles.price} />
        {goods.oldPrice && <OldPrice amount={goods.oldPrice} label={t('goods.oldPrice')} className={styles.oldPrice} />}
      </p>
      {goods.sold !== undefined && (
        <p className={styles.meta}>
          {goods.sold > 0 && t('goods.sold', { count: goods.sold, formatted: printCompact(goods.sold, format) })}
        </p>
      )}
    </article>
  );
});
