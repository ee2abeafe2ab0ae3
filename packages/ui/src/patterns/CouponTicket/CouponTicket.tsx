import { CircleCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './CouponTicket.css.ts';

/**
 * Where a coupon stands. On offer: `available`, `received`, `exhausted`, `notStarted`, `ended`; of the shopper's own:
 * `notStarted`, `usable`, `expiring` (usable, and today is its last day), `used`, `lapsed`, `unknown`.
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
  'lapsed',
  'unknown',
] as const;
export type CouponTicketState = (typeof couponTicketStates)[number];

/** What a ticket shows of one coupon. */
export interface CouponView {
  id: number;
  /** What it takes off, as decimal text. */
  amount: string;
  state: CouponTicketState;
}

export interface CouponTicketProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Its state decides paper, stub and whether there is something to press. */
  coupon: CouponView;
  /** Its words, in the page's language. */
  texts: {
    /** What the merchant calls it; above the amount. */
    name?: string | undefined;
    /** Behind the amount, such as "off". */
    off: string;
    /** From which spend and on which goods, such as "Over ₹1,999 · all goods". */
    condition: ReactNode;
    /** Such as "7 days after collecting" or "Until 30 June"; below it in red when it is expiring. */
    validity: ReactNode;
    /** On the stub: what the button does in `available`, `usable` and `expiring`, and where the coupon stands in the rest. */
    stub: string;
  };
  /** The shopper wants it; without it an available coupon has no button. */
  onCollect?: (coupon: CouponView) => void;
  /** It is being collected. */
  loading?: boolean;
  /** Where a usable coupon may be spent; without it the stub's word is no link. */
  href?: string | undefined;
}

/**
 * A coupon as a ticket of 288 × 96 px with a notched seam: amount, condition and validity on its body, one deed or one word
 * on its stub. Renders an `<article>` named by its amount. To choose one of several in checkout, put it beside a radio.
 */
export function CouponTicket({ coupon, texts, onCollect, loading, href, className, ...rest }: CouponTicketProps) {
  const id = useId();
  const open = isOpen(coupon.state);
  const ink = open ? styles.inkOpen : styles.inkClosed;
  const named = { id: `${id}-act`, 'aria-labelledby': `${id}-act ${id}` } as const;
  return (
    <article aria-labelledby={id} {...rest} className={classes(styles.root({ ground: open ? 'open' : 'closed' }), className)}>
      <div className={styles.body}>
        {texts.name && <p className={classes(styles.name, !open && ink)}>{texts.name}</p>}
        <p id={id} className={classes(styles.amount, ink)}>
          <Price
            amount={coupon.amount}
            size={sizeOf(coupon.amount)}
            cents="auto"
            tone={open ? 'accent' : 'faint'}
            className={styles.price}
          />
          {texts.off}
        </p>
        <p className={classes(styles.condition, !open && ink)}>{texts.condition}</p>
        <p className={classes(styles.validity, !open && ink, coupon.state === 'expiring' && styles.soon)}>{texts.validity}</p>
      </div>
      <div className={styles.stub}>{drawStub()}</div>
    </article>
  );

  function drawStub() {
    switch (coupon.state) {
      case 'available':
        if (!onCollect) return word();
        return (
          <Button
            {...named}
            tone="primary"
            size="small"
            loading={loading ?? false}
            className={styles.action}
            onClick={() => onCollect(coupon)}
          >
            {texts.stub}
          </Button>
        );
      case 'usable':
      case 'expiring':
        if (href === undefined) return word();
        return (
          <LinkButton {...named} tone="accent" size="small" href={href} className={styles.action}>
            {texts.stub}
          </LinkButton>
        );
      case 'received':
        return word(<Icon icon={CircleCheck} />);
      case 'exhausted':
      case 'notStarted':
      case 'ended':
      case 'used':
      case 'lapsed':
      case 'unknown':
        return word();
      default:
        return coupon.state satisfies never;
    }
  }

  function word(sign?: ReactNode) {
    return (
      <p className={classes(styles.word, ink)}>
        {sign}
        {texts.stub}
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
