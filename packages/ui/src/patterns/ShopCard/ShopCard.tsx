'use client';

import type { ComponentProps, ReactNode } from 'react';
import { usePicture } from '../../hooks/usePicture.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { buttonLook } from '../../components/Button/buttonLook.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Rating } from '../../components/Rating/index.ts';
import { printScore } from '../../components/Rating/ratingStars.ts';
import { Tag } from '../../components/Tag/index.ts';
import { Heading } from '../../layout/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import type { GoodsView } from '../GoodsCard/index.ts';
import * as styles from './ShopCard.css.ts';

export const shopCardSizes = ['medium', 'large'] as const;

/** How many of its goods a shop shows. */
const maxGoods = 3;

/** What a card shows of one shop. */
export interface ShopCardView {
  id: number;
  name: string;
  /** Address of its mark; may be empty. */
  avatar: string;
  /** Run by Galleria itself. */
  selfSupport?: boolean | undefined;
  /** 0 to 5; of none nothing is said. */
  stars?: number | undefined;
  /** Address of the wide picture of a large card; may be empty. */
  streetImage?: string | undefined;
  /** Some of its goods; the first three are shown. */
  products?: readonly Pick<GoodsView, 'id' | 'name' | 'image' | 'price'>[] | undefined;
}

export interface ShopCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The shop. */
  shop: ShopCardView;
  /** The shop's home; the card leads there wherever nothing else stands. */
  href: string;
  /** The page of one of its goods; without it none are shown. */
  goodsHref?: ((id: number) => string) | undefined;
  /** `large` has the shop's wide picture above. */
  size?: (typeof shopCardSizes)[number] | undefined;
  /** Its name's place in the outline of the page. */
  level?: 2 | 3 | undefined;
  /** Below the name, such as the day since when it is followed. */
  note?: ReactNode;
  /** Stands in the place of "Visit", such as a button. */
  action?: ReactNode;
}

/**
 * One shop in a list: its mark, name and stars, and up to three of its goods. The card leads to the shop's home, each of the goods
 * to its own page. Renders an `<article>`. Load the namespace `shop` with it.
 */
export function ShopCard({ shop, href, goodsHref, size = 'medium', level = 3, note, action, className, ...rest }: ShopCardProps) {
  const { t } = useTranslation('shop');
  const { locale } = useFormat();
  const { selfSupport, stars = 0, products = [] } = shop;
  const name = shop.name.trim() || t('unnamed');
  return (
    <article {...rest} className={classes(styles.root, className)}>
      {size === 'large' && <WidePicture src={shop.streetImage ?? ''} />}
      <div className={styles.head}>
        <Avatar name={name} alt="" src={shop.avatar} shape="square" className={styles.mark} />
        <div className={styles.words}>
          <Heading level={level} scale="lead" className={styles.name}>
            <Link href={href} lang={foreignLang(name, locale)} className={styles.link}>
              {name}
            </Link>
          </Heading>
          {(stars > 0 || selfSupport) && (
            <p className={styles.facts}>
              {stars > 0 && <Rating value={stars} variant="short" size="small" label={t('stars', { stars: printScore(stars, locale) })} />}
              {selfSupport && <Tag>{t('own')}</Tag>}
            </p>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {action ? (
          <div className={styles.action}>{action}</div>
        ) : (
          // Drawn for the eye: it is the link of the name, which covers it.
          <span aria-hidden className={classes(buttonLook({ size: 'small' }), styles.visit)}>
            {t('visit')}
          </span>
        )}
      </div>
      {goodsHref && products.length > 0 && (
        <ul className={styles.goods}>
          {products.slice(0, maxGoods).map((goods) => (
            <li key={goods.id} className={styles.item}>
              <Link href={goodsHref(goods.id)} lang={foreignLang(goods.name, locale)} className={styles.product}>
                <Image src={goods.image} alt={goods.name} seed={goods.id} className={styles.picture} />
                <Price amount={goods.price} tone="plain" size="small" cents="auto" className={styles.price} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Its place stays when it does not load. */
function WidePicture({ src }: { src: string }) {
  const picture = usePicture(src);
  return (
    <div className={styles.wide}>
      {picture.src && <img {...picture} alt="" width={1200} height={320} loading="lazy" decoding="async" className={styles.widePicture} />}
    </div>
  );
}
