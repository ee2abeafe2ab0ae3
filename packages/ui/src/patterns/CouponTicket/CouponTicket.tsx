'use client';

import { CircleCheck } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price, priceText } from '../../components/Price/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './CouponTicket.css.ts';
import { type CouponValidity, Validity } from './Validity.tsx';

/**
 * Where a coupon stands. On offer: `available`, `received`, `exhausted`, `notStarted`, `ended`; of the shopper's own:
 * `notStarted`, `usable`, `expiring` (usable, and today is its last day), `used`, `expired`, `unknown`.
 */
export const couponTicketStates = [
  'available',
  'received',
  'exhausted',
  'notStarted',
  'ended',
  'usable',
  'expiring',
  'used',
  'expired',
  'unknown',
] as const;
export type CouponTicketState = (typeof couponTicketStates)[number];

/** What a ticket shows of one coupon. */
export interface CouponView {
  id: number;
  /** What it takes off, as decimal text. */
  amount: string;
  state: CouponTicketState;
  /** What the merchant calls it; below the amount. */
  name?: string | undefined;
  /** Spend from which it may be used, as decimal text. */
  minimum: string;
  /** On the last line, which warns when it is expiring. */
  validity: CouponValidity;
}

export interface CouponTicketProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Its state decides paper, stub and whether there is something to press. */
  coupon: CouponView;
  /** What it counts for, in words or as links, such as "all goods". */
  scope: ReactNode;
  /** The shopper wants it; without it an available coupon has no button. */
  onReceive?: ((coupon: CouponView) => void) | undefined;
  /** It is being collected. */
  loading?: boolean | undefined;
  /** Where a usable coupon may be spent; without it the stub's word is no link. */
  href?: string | undefined;
  /** Stands on the stub instead of a button or a word, such as a radio that chooses one of several. */
  control?: ReactNode;
}

/**
 * A coupon as a ticket of 288 × 96 px with a notched seam: amount, condition and validity on its body, one deed or one word
 * on its stub. Renders an `<article>` named by all of it that tells it from others. Load the namespace `coupons` with it.
 */
export function CouponTicket({ coupon, scope, onReceive, loading, href, control, className, ...rest }: CouponTicketProps) {
  const { t } = useTranslation('coupons');
  const format = useFormat();
  const id = useId();
  const open = isOpen(coupon.state);
  const ink = open ? styles.inkOpen : styles.inkClosed;
  const stub = t(`stub.${coupon.state === 'expiring' ? 'usable' : coupon.state}`);
  const named = { id: `${id}-act`, 'aria-labelledby': `${id}-act ${id}` } as const;
  return (
    <article
      aria-labelledby={`${coupon.name ? `${id}-name ` : ''}${id} ${id}-condition ${id}-validity`}
      {...rest}
      className={classes(styles.root, !open && styles.closed, className)}
    >
      <div className={styles.body}>
        <p id={id} className={classes(styles.amount, ink)}>
          <Price
            amount={coupon.amount}
            size={sizeOf(coupon.amount)}
            cents="auto"
            tone={open ? 'accent' : 'faint'}
            className={styles.price}
          />
          {t('off')}
        </p>
        {coupon.name && (
          <p id={`${id}-name`} className={classes(styles.name, !open && ink)}>
            {coupon.name}
          </p>
        )}
        <p id={`${id}-condition`} className={classes(styles.condition, !open && ink)}>
          {/[1-9]/.test(coupon.minimum) ? t('over', { amount: priceText(coupon.minimum, format, 'auto') }) : t('anyAmount')}{' '}
          <span aria-hidden>· </span>
          {scope}
        </p>
        <p id={`${id}-validity`} className={classes(styles.validity, !open && ink, coupon.state === 'expiring' && styles.soon)}>
          <Validity validity={coupon.validity} />
        </p>
      </div>
      <div className={classes(styles.stub, control !== undefined && styles.narrow)}>{control ?? drawStub()}</div>
    </article>
  );

  function drawStub() {
    switch (coupon.state) {
      case 'available':
        if (!onReceive) return word();
        return (
          <Button
            {...named}
            tone="primary"
            size="small"
            loading={loading ?? false}
            className={styles.action}
            onClick={() => onReceive(coupon)}
          >
            {stub}
          </Button>
        );
      case 'usable':
      case 'expiring':
        if (href === undefined) return word();
        return (
          <LinkButton {...named} tone="accent" size="small" href={href} className={styles.action}>
            {stub}
          </LinkButton>
        );
      case 'received':
        return word(<Icon icon={CircleCheck} />);
      case 'exhausted':
      case 'notStarted':
      case 'ended':
      case 'used':
      case 'expired':
      case 'unknown':
        return word();
      default:
        return coupon.state satisfies never;
    }
  }

  function word(sign?: ReactNode) {
    return (
      <p className={classes(styles.word, !open && ink)}>
        {sign}
        {stub}
      </p>
    );
  }
}

/** A number is never divided, so a long one is smaller. */
function sizeOf(amount: string): 'huge' | 'medium' | 'small' {
  const digits = amount.replace(/\D.*$/, '').length;
  if (digits > 8) return 'small';
  return digits > 7 ? 'medium' : 'huge';
}

/** Whether the coupon is worth something now: red paper. One that begins later is not, so as not to promise. */
function isOpen(state: CouponTicketState): boolean {
  return state === 'available' || state === 'received' || state === 'usable' || state === 'expiring';
}
