'use client';

import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { priceText } from '../../components/Price/index.ts';
import { useHandFocusOn } from '../../hooks/useHandFocusOn.ts';
import { Inline } from '../../layout/index.ts';
import type { ConfirmNotice } from './OrderConfirmScreen.state.ts';
import type { Renewal } from './useRenewal.ts';

export interface NoticesProps {
  notices: readonly ConfirmNotice[];
  renewal: Renewal;
  links: { orders: string; cart: string; change: string };
}

/** What the shopper has to know before paying: each says what happened and what to do. */
export function Notices({ notices, renewal, links }: NoticesProps) {
  return notices.map((notice) => <Notice key={notice.kind} notice={notice} renewal={renewal} links={links} />);
}

function Notice({ notice, renewal, links }: Omit<NoticesProps, 'notices'> & { notice: ConfirmNotice }) {
  const { t } = useTranslation(['orderConfirm', 'orderList', 'common']);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  // Begun again, it leaves with the button that did it; its place may be taken by other news.
  useHandFocusOn(box, '[role=alert], [role=status], h2');
  switch (notice.kind) {
    case 'expired':
      return (
        <Alert
          ref={box}
          live
          tone="warning"
          title={t('notice.expired.title')}
          action={
            <Button size="small" loading={renewal.busy} onClick={renewal.renew}>
              {t('notice.renew')}
            </Button>
          }
        >
          {renewal.problem ?? t('notice.expired.text')}
        </Alert>
      );
    case 'changed':
      return (
        <Alert
          ref={box}
          live
          tone="danger"
          title={t('notice.changed.title')}
          action={
            <Inline>
              <LinkButton size="small" href={links.change}>
                {t('notice.change')}
              </LinkButton>
              <Button size="small" loading={renewal.busy} onClick={renewal.renew}>
                {t('common:retry')}
              </Button>
            </Inline>
          }
        >
          {renewal.problem || notice.message || t('notice.changed.text')}
        </Alert>
      );
    case 'price': {
      const { total, changes } = notice;
      const lines = total ? [...changes, { name: t('orderList:toPay'), ...total }] : changes;
      return (
        <Alert live tone="warning" title={t('notice.price.title')}>
          <ul>
            {lines.map(({ name, before, now }, at) => (
              <li key={at}>{t('notice.price.line', { name, before: priceText(before, format), now: priceText(now, format) })}</li>
            ))}
          </ul>
          {t('notice.price.text')}
        </Alert>
      );
    }
    case 'couponGone':
    case 'addressGone':
      return (
        <Alert live tone="warning" title={t(`notice.${notice.kind}.title`)}>
          {t(`notice.${notice.kind}.text`)}
        </Alert>
      );
    case 'maybePlaced':
      return (
        <Alert
          ref={box}
          live
          tone="warning"
          title={t('notice.maybePlaced.title')}
          action={
            <Inline>
              <LinkButton size="small" href={links.orders}>
                {t('orderList:all')}
              </LinkButton>
              <LinkButton size="small" href={links.cart}>
                {t('common:toCart')}
              </LinkButton>
            </Inline>
          }
        >
          {t(notice.by === 'here' ? 'notice.maybePlaced.text' : 'notice.maybePlaced.elsewhere')}
        </Alert>
      );
    default:
      return notice satisfies never;
  }
}
