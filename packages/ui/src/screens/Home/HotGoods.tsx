'use client';

import { printCompact, useFormat } from '../../components/Format/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Image } from '../../components/Image/index.ts';
import { Link } from '../../components/Link/index.ts';
import { OldPrice, Price } from '../../components/Price/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Text } from '../../layout/index.ts';
import type { GoodsView } from '../../patterns/GoodsCard/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './HotGoods.css.ts';

/** The list while it is on its way, in the same layout. */
export function HotGoodsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.list}>
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className={styles.item}>
            <span />
            <SkeletonBlock className={styles.bone} />
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** What sells best, by its place. */
export function HotGoods({ goods, hrefOf }: { goods: readonly GoodsView[]; hrefOf: (id: number) => string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <ol className={styles.list}>
      {goods.map(({ id, name, image, price, oldPrice, sold = 0 }, at) => (
        <li key={id} className={styles.item}>
          <span aria-hidden className={classes(styles.place, at < 3 && styles.leading)}>
            {at + 1}
          </span>
          <Image src={image} alt="" seed={id} className={styles.picture} />
          <div>
            <Link href={hrefOf(id)} lang={foreignLang(name, format.locale)} className={styles.name}>
              {name}
            </Link>
            <p className={styles.prices}>
              <Price amount={price} size="small" cents="auto" tone="accent" />
              {oldPrice && <OldPrice amount={oldPrice} label={t('goods.oldPrice')} />}
            </p>
            {sold > 0 && (
              <Text scale="meta" tone="faint">
                {t('goods.sold', { count: sold, formatted: printCompact(sold, format) })}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
