'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { printDecimal, useFormat } from '../../components/Format/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Rating } from '../../components/Rating/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { Heading, Inline } from '../../layout/index.ts';
import { FollowButton } from '../../features/shop/FollowButton.tsx';
import { GoodsName } from '../../patterns/GoodsCard/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import { screenOnly } from '../../theme/print.css.ts';
import type { SellerView } from './GoodsDetailScreen.state.ts';
import * as styles from './Seller.css.ts';
import type { GoodsDetailActs, GoodsDetailLinks } from './types.ts';

/** How many other goods of the shop stand below it. */
const most = 3;

interface SellerProps extends Pick<GoodsDetailActs, 'onFollow'> {
  merchant: SellerView;
  links: Pick<GoodsDetailLinks, 'shop' | 'goods'>;
}

/** The shop that sells the goods: who it is, the way there, and what else it has. */
export function Seller({ merchant, links, onFollow }: SellerProps) {
  const { t } = useTranslation(['goodsDetail', 'shop']);
  const format = useFormat();
  return (
    <aside aria-label={t('seller.label')} className={styles.root}>
      <div className={styles.head}>
        <Avatar name={merchant.name} alt="" src={merchant.avatar} shape="square" />
        <div className={styles.words}>
          <Heading level={2} scale="lead" className={styles.name}>
            <Link href={links.shop(merchant.id)}>{merchant.name}</Link>
          </Heading>
          <Inline>
            {merchant.stars > 0 && (
              <Rating
                value={merchant.stars}
                size="small"
                label={t('score', { score: printDecimal(merchant.stars, format) })}
                variant="short"
              />
            )}
            {merchant.selfSupport && <Tag>{t('shop:own')}</Tag>}
          </Inline>
        </div>
      </div>
      <div className={classes(styles.acts, screenOnly)}>
        <FollowButton shop={merchant} followed={merchant.followed} className={styles.act} onFollow={onFollow} />
        <LinkButton href={links.shop(merchant.id)} className={styles.act}>
          {t('seller.visit')}
        </LinkButton>
      </div>
      {merchant.products.length > 0 && (
        <div className={screenOnly}>
          <Heading level={3} scale="meta" className={styles.more}>
            {t('seller.more')}
          </Heading>
          <ul className={styles.goods}>
            {merchant.products.slice(0, most).map(({ id, name, image, price }) => (
              <li key={id} className={styles.line}>
                <Image src={image} alt="" seed={id} className={styles.picture} />
                <div className={styles.words}>
                  <Link href={links.goods(id)} lang={foreignLang(name, format.locale)} className={styles.goodsName}>
                    <GoodsName name={name} />
                  </Link>
                  <Price amount={price} size="small" cents="auto" />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
