'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './OrderLine.css.ts';

/** One line of an order: a sku, how many, at which price. */
export interface OrderLineView {
  id: number;
  productId: number;
  name: string;
  /** Address of its picture; may be empty. */
  image: string;
  /** Sku that is bought again; absent when the server does not say. */
  skuId?: number | undefined;
  /** The chosen specification, such as "Lilac, UK 8"; may be empty. */
  specText: string;
  price: string;
  quantity: number;
  reviewed: boolean;
}

export interface OrderLineProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Also fits a line of an order that is not placed yet, which has neither id nor review. */
  line: Pick<OrderLineView, 'productId' | 'name' | 'image' | 'specText' | 'price' | 'quantity'> & { reviewed?: boolean | undefined };
  /** Where the goods are; the name is then a link. */
  href?: string | undefined;
  /** Says at its end that it has its review; the room for that is kept in lines that have none, so that the columns stay in line. */
  reviewMark?: boolean | undefined;
  /** At the end of the line, in place of the mark: a small button such as "Write a review". */
  action?: ReactNode;
}

/**
 * A line of an order: picture, name, specification, price, quantity, and whether it is reviewed. The order card, the
 * order's page, refunds and reviews share it. It lays itself out by the width of its list: columns from 600 px,
 * below each other in less. Renders an `<li>`, so it stands in an `OrderLineList`. Not for the cart, whose lines change.
 * Load the namespace `orderList` with it.
 */
export function OrderLine({ line, href, reviewMark = false, action, className, ...rest }: OrderLineProps) {
  const { t } = useTranslation('orderList');
  const { locale } = useFormat();
  const noted = action !== undefined || reviewMark;
  const mark = reviewMark && line.reviewed && <Tag tone="success">{t('evaluated')}</Tag>;
  return (
    <li {...rest} className={classes(styles.line, className)}>
      <Image src={line.image} alt="" seed={line.productId} className={styles.picture} />
      <div>
        <p lang={foreignLang(line.name, locale)} className={styles.name}>
          {href === undefined ? (
            line.name
          ) : (
            <Link href={href} className={styles.link}>
              {line.name}
            </Link>
          )}
        </p>
        {line.specText && (
          <p lang={foreignLang(line.specText, locale)} className={styles.spec}>
            {line.specText}
          </p>
        )}
      </div>
      <div className={styles.sum}>
        <p className={styles.price}>
          <Price amount={line.price} size="small" tone="plain" />
        </p>
        <p className={styles.quantity}>
          <span aria-hidden>× {line.quantity}</span>
          <span className={visuallyHidden}>{t('quantity', { count: line.quantity })}</span>
        </p>
      </div>
      {noted && <div className={styles.note}>{action ?? mark}</div>}
    </li>
  );
}

/** The lines of an order, a refund or a shop's part of one. Renders a `<ul>`. */
export function OrderLineList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classes(styles.list, className)} />;
}
