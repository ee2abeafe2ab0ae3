'use client';

import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { Timeline } from '../../components/Timeline/index.ts';
import { OrderLineSkeleton } from '../../features/orders/OrderLineSkeleton.tsx';
import { ContactShop } from '../../features/service/ContactShop.tsx';
import type { ServiceState } from '../../features/service/serviceState.ts';
import { Grid, Heading, Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { ShopName } from '../../patterns/ShopName/index.ts';
import { StatusBannerBones } from '../../patterns/StatusBanner/StatusBannerBones.tsx';
import { refundProgress } from '../../features/refunds/refundProgress.ts';
import { OwnPictures } from '../../features/pictures/OwnPictures.tsx';
import { RefundLines } from '../../features/refunds/RefundLines.tsx';
import { Trail } from '../../features/trail/Trail.tsx';
import { asTyped } from '../../theme/utilities.css.ts';
import * as styles from './RefundDetailScreen.css.ts';
import { type RefundDetailState, type RefundDetailView, refundHistory } from './RefundDetailScreen.state.ts';
import type { RefundDetailLinks } from './RefundDetailScreen.types.ts';
import { RefundStatus } from './RefundStatus.tsx';

export interface RefundDetailScreenProps {
  /** The number in the address; may be empty. */
  refundOrderNo: string;
  state: RefundDetailState;
  links: RefundDetailLinks;
  /** How its shop is reached. */
  service: ServiceState;
  onRetry: () => void;
}

/** One refund (docs/domain/refunds.md): how far it is, what happened, what was asked for, and what for. */
export function RefundDetailScreen({ refundOrderNo, state, links, service, onRetry }: RefundDetailScreenProps) {
  const { t } = useTranslation(['refundDetail', 'accountNav', 'common', 'orderList', 'refunds']);
  return (
    <Stack>
      <Trail
        label={t('common:where')}
        steps={[{ href: links.refunds, label: t('accountNav:pages.refunds') }]}
        current={refundOrderNo ? t('orderList:refund', { number: refundOrderNo }) : t('refundUnnamed')}
        moreLabel={t('accountNav:pages.refunds')}
      />
      <AsyncContent pageTitle={t('refundUnnamed')} state={state} skeleton={<LoadingRefund />} failedTitle={t('failed')} onRetry={onRetry}>
        {(arrived) =>
          arrived.status === 'ready' ? (
            <Refund refund={arrived.refund} links={links} service={service} />
          ) : (
            <Panel padding="none">
              <EmptyState level={1} object="glass" title={t('notFound')} description={t('refunds:notFoundHint')}>
                <LinkButton href={links.refunds}>{t('toRefunds')}</LinkButton>
              </EmptyState>
            </Panel>
          )
        }
      </AsyncContent>
    </Stack>
  );
}

function Refund({ refund, links, service }: Pick<RefundDetailScreenProps, 'links' | 'service'> & { refund: RefundDetailView }) {
  const { t } = useTranslation(['refundDetail', 'common', 'orderList', 'refunds']);
  const shop = refund.merchantName || t('orderList:theShop');
  const format = useFormat();
  const { orderNo, refundOrderNo, pictures } = refund;
  const copy = (value: string, label: string) => ({ value, texts: { label, copied: t('common:copied'), failed: t('common:copyFailed') } });
  return (
    <>
      <RefundStatus refund={refund} links={links} />
      <Grid columns={2}>
        <Part title={t('happened')}>
          <Timeline
            aria-label={t('happened')}
            tone={refundProgress(refund.status, refund.cashToCome)?.tone ?? 'neutral'}
            entries={refundHistory(refund).map(({ id, at }) => ({ id, at, text: t(`history.${id}`, { shop }) }))}
          />
        </Part>
        <Part title={t('asked')}>
          <DescriptionList>
            <DescriptionItem term={t('amount')}>
              <Price amount={refund.amount} className={styles.price} />
              {refund.withFreight && (
                <Text scale="meta" tone="muted">
                  {t('orderList:freightIncluded')}
                </Text>
              )}
            </DescriptionItem>
            <DescriptionItem term={t('quantity')}>{printNumber(refund.quantity, format)}</DescriptionItem>
            {refund.reason && <DescriptionItem term={t('reason')}>{refund.reason}</DescriptionItem>}
            {refund.remark && (
              <DescriptionItem term={t('remark')}>
                <span className={asTyped}>{refund.remark}</span>
              </DescriptionItem>
            )}
            <DescriptionItem term={t('order')} copy={copy(orderNo, t('orderList:copyNumber'))}>
              <Link inline href={links.order(orderNo)}>
                {orderNo}
              </Link>
            </DescriptionItem>
            <DescriptionItem term={t('number')} copy={copy(refundOrderNo, t('copy.refund'))}>
              {refundOrderNo}
            </DescriptionItem>
            {pictures.length > 0 && (
              <DescriptionItem term={t('pictures')} className={styles.picturesItem}>
                <OwnPictures pictures={pictures} />
              </DescriptionItem>
            )}
          </DescriptionList>
        </Part>
      </Grid>
      <Part title={t('common:items')} action={<ContactShop size="small" service={service} />}>
        {refund.merchantName && (
          <h3 className={styles.shop}>
            <ShopName name={refund.merchantName} href={refund.merchantId === undefined ? undefined : links.shop(refund.merchantId)} />
          </h3>
        )}
        <RefundLines lines={refund.lines} hrefOf={links.goods} />
      </Part>
    </>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Panel as="section" padding="large">
      <Stack gap={5}>
        <Inline gap={4} justify="between">
          <Heading level={2} scale="lead">
            {title}
          </Heading>
          {action}
        </Inline>
        <div>{children}</div>
      </Stack>
    </Panel>
  );
}

function LoadingRefund() {
  const { t } = useTranslation('refundDetail');
  return (
    <Skeleton label={t('loading')}>
      <Stack>
        <Panel padding="large">
          <StatusBannerBones steps />
        </Panel>
        <Grid columns={2}>
          {['happened', 'asked'].map((part) => (
            <Panel key={part} padding="large">
              <Stack gap={3}>
                <SkeletonText scale="lead" width="quarter" />
                {[0, 1, 2, 3, 4].map((row) => (
                  <SkeletonText key={row} width="most" />
                ))}
              </Stack>
            </Panel>
          ))}
        </Grid>
        <Panel padding="large">
          <Stack gap={5}>
            <SkeletonText scale="lead" width="quarter" />
            <OrderLineSkeleton />
          </Stack>
        </Panel>
      </Stack>
    </Skeleton>
  );
}
