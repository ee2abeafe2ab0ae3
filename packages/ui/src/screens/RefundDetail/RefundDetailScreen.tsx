import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { Timeline } from '../../components/Timeline/index.ts';
import { OrderLineSkeleton } from '../../features/orders/OrderLineSkeleton.tsx';
import { Grid, Heading, Panel, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { StatusBannerBones } from '../../patterns/StatusBanner/StatusBannerBones.tsx';
import { refundProgress } from '../../features/refunds/refundProgress.ts';
import { RefundLines } from '../../features/refunds/RefundLines.tsx';
import { asTyped, visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './RefundDetailScreen.css.ts';
import { type RefundDetailState, type RefundDetailView, refundHistory } from './RefundDetailScreen.state.ts';
import type { RefundDetailLinks } from './RefundDetailScreen.types.ts';
import { RefundPictures } from './RefundPictures.tsx';
import { RefundStatus } from './RefundStatus.tsx';

export interface RefundDetailScreenProps {
  /** The number in the address; may be empty. */
  number: string;
  state: RefundDetailState;
  links: RefundDetailLinks;
  onRetry: () => void;
}

/** One refund (docs/domain/refunds.md): how far it is, what happened, what was asked for, and what for. */
export function RefundDetailScreen({ number, state, links, onRetry }: RefundDetailScreenProps) {
  const { t } = useTranslation('refundDetail');
  return (
    <Stack>
      <Breadcrumb
        label={t('where')}
        steps={[{ href: links.refunds, label: t('refunds') }]}
        current={number ? t('refund', { number }) : t('refundUnnamed')}
        moreLabel={t('refunds')}
      />
      {state.status !== 'ready' && <h1 className={visuallyHidden}>{t('refundUnnamed')}</h1>}
      <AsyncContent state={state} skeleton={<LoadingRefund />} failedTitle={t('failed')} onRetry={onRetry}>
        {(arrived) =>
          arrived.status === 'ready' ? (
            <Refund refund={arrived.refund} links={links} />
          ) : (
            <Panel padding="none">
              <EmptyState title={t('notFound')} description={t('notFoundHint')}>
                <LinkButton href={links.refunds}>{t('toRefunds')}</LinkButton>
              </EmptyState>
            </Panel>
          )
        }
      </AsyncContent>
    </Stack>
  );
}

function Refund({ refund, links }: { refund: RefundDetailView; links: RefundDetailLinks }) {
  const { t } = useTranslation('refundDetail');
  const shop = refund.merchantName || t('theShop');
  const { orderNumber, number, pictures } = refund;
  const copy = (value: string, label: string) => ({ value, texts: { label, copied: t('copy.copied'), failed: t('copy.failed') } });
  return (
    <>
      <RefundStatus refund={refund} links={links} />
      <Grid columns={2}>
        <Part title={t('happened')}>
          <Timeline
            aria-label={t('happened')}
            tone={refundProgress(refund.status)?.tone ?? 'accent'}
            entries={refundHistory(refund).map(({ id, at }) => ({ id, at, text: t(`history.${id}`, { shop }) }))}
          />
        </Part>
        <Part title={t('asked')}>
          <DescriptionList>
            <DescriptionItem term={t('amount')}>
              <Price amount={refund.amount} />
            </DescriptionItem>
            {refund.reason && <DescriptionItem term={t('reason')}>{refund.reason}</DescriptionItem>}
            {refund.remark && (
              <DescriptionItem term={t('remark')}>
                <span className={asTyped}>{refund.remark}</span>
              </DescriptionItem>
            )}
            <DescriptionItem term={t('order')} copy={copy(orderNumber, t('copy.order'))}>
              <Link inline href={links.order(orderNumber)}>
                {orderNumber}
              </Link>
            </DescriptionItem>
            <DescriptionItem term={t('number')} copy={copy(number, t('copy.refund'))}>
              {number}
            </DescriptionItem>
            {pictures.length > 0 && (
              <DescriptionItem term={t('pictures.term')} className={styles.picturesItem}>
                <RefundPictures pictures={pictures} />
              </DescriptionItem>
            )}
          </DescriptionList>
        </Part>
      </Grid>
      <Part title={t('goods')}>
        <RefundLines lines={refund.lines} hrefOf={links.goods} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" padding="large">
      <Stack gap={5}>
        <Heading level={2} scale="lead">
          {title}
        </Heading>
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
