import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Tag } from '../../components/Tag/index.ts';
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

/** Texts of a line. */
export interface OrderLineTexts {
  /** Said instead of "× 2", such as "Quantity 2". */
  quantity: (count: number) => string;
  /** Beside a line that has its review; without it there is no mark, as in a refund. */
  reviewed?: string | undefined;
}

export interface OrderLineProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Also fits a line of an order that is not placed yet, which has neither id nor review. */
  line: Pick<OrderLineView, 'productId' | 'name' | 'image' | 'specText' | 'price' | 'quantity'> & { reviewed?: boolean | undefined };
  /** What is said and shown of it, in the page's language. */
  texts: OrderLineTexts;
  /** Where the goods are; the name is then a link. */
  href?: string | undefined;
  /** At the end of the line, in place of the mark: a small button such as "Evaluate". */
  action?: ReactNode;
}

/**
 * A line of an order: picture, name, specification, price, quantity, and whether it is reviewed. The order card, the
 * order's page, refunds and reviews share it. It lays itself out by the width of its list: columns from 600 px,
 * below each other in less. Renders an `<li>`, so it stands in an `OrderLineList`. Not for the cart, whose lines change.
 */
export function OrderLine({ line, texts, href, action, className, ...rest }: OrderLineProps) {
  const noted = action !== undefined || texts.reviewed !== undefined;
  const mark = line.reviewed && texts.reviewed && <Tag tone="success">{texts.reviewed}</Tag>;
  return (
    <li {...rest} className={classes(styles.line, !noted && styles.noteless, className)}>
      <Image src={line.image} alt="" seed={line.productId} className={styles.picture} />
      <div>
        <p className={styles.name}>
          {href === undefined ? (
            line.name
          ) : (
            <Link href={href} className={styles.link}>
              {line.name}
            </Link>
          )}
        </p>
        {line.specText && <p className={styles.spec}>{line.specText}</p>}
      </div>
      <div className={styles.sum}>
        <p className={styles.price}>
          <Price amount={line.price} size="small" tone="plain" />
        </p>
        <p className={styles.quantity}>
          <span aria-hidden>× {line.quantity}</span>
          <span className={visuallyHidden}>{texts.quantity(line.quantity)}</span>
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
