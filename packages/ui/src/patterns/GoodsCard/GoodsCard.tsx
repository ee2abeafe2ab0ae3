import type { ComponentProps } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Image } from '../../components/Image/index.ts';
import { OldPrice, Price } from '../../components/Price/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './GoodsCard.css.ts';

/** What a card shows of one product. */
export interface GoodsView {
  id: number;
  name: string;
  /** Address of its picture; may be empty. */
  image: string;
  price: string;
  /** Only when it is above the price. */
  oldPrice?: string | undefined;
  stock: number;
}

export interface GoodsCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What is sold. */
  goods: GoodsView;
  /** The page of the goods; the whole card leads there. */
  href: string;
  /** Words around the facts, in the language of the page. */
  texts: {
    /** Said before the old price, such as "Old price". */
    oldPrice: string;
    /** On the picture when nothing is left. */
    soldOut: string;
    /** In the corner of the picture, such as "28% off"; absent when it is no discount. */
    discount?: string | undefined;
    /** Below the price, such as "1.2K sold". */
    sold?: string | undefined;
  };
  /** Seen first on its page: the picture loads at once. */
  eager?: boolean;
}

/** One product in a grid: picture, name, price. The whole card is one link. Renders an `<article>`. */
export function GoodsCard({ goods, href, texts, eager, className, ...rest }: GoodsCardProps) {
  const soldOut = goods.stock <= 0;
  return (
    <article {...rest} className={classes(styles.root, className)}>
      <div className={styles.frame}>
        <Image src={goods.image} alt="" seed={goods.id} eager={eager} className={classes(styles.picture, soldOut && styles.gone)} />
        {soldOut ? (
          <span className={styles.soldOut}>{texts.soldOut}</span>
        ) : (
          texts.discount && <span className={styles.badge}>{texts.discount}</span>
        )}
      </div>
      <h3 className={classes(styles.name, soldOut && styles.goneName)}>
        <Link href={href} className={styles.link}>
          {goods.name}
        </Link>
      </h3>
      <p className={styles.prices}>
        <Price amount={goods.price} cents="auto" tone={soldOut ? 'faint' : 'accent'} className={styles.price} />
        {goods.oldPrice && <OldPrice amount={goods.oldPrice} label={texts.oldPrice} className={styles.oldPrice} />}
      </p>
      <p className={styles.meta}>{texts.sold}</p>
    </article>
  );
}
