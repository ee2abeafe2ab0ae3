'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { Grid, type GridProps } from '../../layout/index.ts';
import type { Outcome, Submission } from '../../state/resource.ts';
import { CouponTicket } from '../CouponTicket/index.ts';
import * as styles from './CouponOffers.css.ts';
import type { CouponOfferScope, CouponOfferView } from './couponOfferViews.ts';

export interface CouponOffersProps extends Omit<GridProps, 'children' | 'as'> {
  /** The tickets, as they stand now (`couponOfferViews`). */
  offers: readonly CouponOfferView[];
  /** Name of the shop on whose page they stand: its own coupons say "this shop only", and do not repeat a name that is the shop's. */
  merchantName?: string | undefined;
  /** The shopper wants this one. Resolves when the offers show what came of it. */
  onReceive: (id: number) => Promise<Outcome>;
}

/**
 * Coupons on offer, each received by its button; a refusal says why at its ticket, which stays as it was. Renders a `<ul>`. Load the
 * namespace `coupons` with it.
 */
export function CouponOffers({ offers, merchantName, onReceive, ...rest }: CouponOffersProps) {
  return (
    <Grid {...rest} as="ul">
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} merchantName={merchantName} onReceive={onReceive} />
      ))}
    </Grid>
  );
}

const scopes = {
  merchant: 'merchant',
  product: 'goods',
  general: 'general',
  category: 'category',
  unknown: 'goods',
} as const satisfies Record<CouponOfferScope, string>;

interface OfferProps extends Pick<CouponOffersProps, 'merchantName' | 'onReceive'> {
  offer: CouponOfferView;
}

function Offer({ offer, merchantName, onReceive }: OfferProps) {
  const { t } = useTranslation('coupons');
  const errorText = useErrorText();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const item = useRef<HTMLLIElement>(null);
  const { scope, name, ...coupon } = offer;
  const ofThisShop = merchantName !== undefined && scope === 'merchant';
  const received = offer.state === 'received' && submission.status === 'done';
  useEffect(() => {
    // The button that was pressed is gone: reading goes on from the ticket.
    if (received && document.activeElement === document.body) item.current?.focus();
  }, [received]);
  const receive = async () => {
    setSubmission({ status: 'pending' });
    setSubmission(await onReceive(offer.id));
  };
  return (
    <li ref={item} tabIndex={-1} className={styles.item}>
      <CouponTicket
        coupon={{ ...coupon, name: name === merchantName ? undefined : name }}
        scope={t(`scope.${ofThisShop ? 'thisMerchant' : scopes[scope]}`)}
        loading={submission.status === 'pending'}
        onReceive={receive}
        className={styles.ticket}
      />
      <VisuallyHidden role="status">{received && t('stub.received')}</VisuallyHidden>
      {submission.status === 'failed' && offer.state === 'available' && (
        <Alert tone="danger" live>
          {errorText(submission.error)}
        </Alert>
      )}
    </li>
  );
}
