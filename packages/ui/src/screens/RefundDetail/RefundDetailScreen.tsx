import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { Timeline } from '../../components/Timeline/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import * as page from '../../features/orders/orderPage.css.ts';
import { StatusBannerBones } from '../../patterns/StatusBanner/StatusBannerBones.tsx';
import { refundProgress } from '../../features/refunds/refundProgress.ts';
import { RefundLines } from '../../features/refunds/RefundLines.tsx';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
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
    <div className={page.root}>
      <Breadcrumb
        label={t('where')}
        steps={[{ href: links.refunds, label: t('refunds') }]}
        current={number ? t('refund', { number }) : t('refundUnnamed')}
        moreLabel={t('refunds')}
      />
      {state.status !== 'ready' && <h1 className={visuallyHidden}>{t('refundUnnamed')}</h1>}
      <Content state={state} links={links} onRetry={onRetry} />
    </div>
  );
}

function Content({ state, links, onRetry }: Omit<RefundDetailScreenProps, 'number'>) {
  const { t } = useTranslation(['refundDetail', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return <Bones />;
    case 'failed':
      return (
        <EmptyState className={page.blank} variant="failed" title={t('refundDetail:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'notFound':
      return (
        <EmptyState className={page.blank} title={t('refundDetail:notFound')} description={t('refundDetail:notFoundHint')}>
          <LinkButton href={links.refunds}>{t('refundDetail:toRefunds')}</LinkButton>
        </EmptyState>
      );
    case 'ready':
      return <Refund refund={state.refund} links={links} />;
    default:
      return state satisfies never;
  }
}

function Refund({ refund, links }: { refund: RefundDetailView; links: RefundDetailLinks }) {
  const { t } = useTranslation('refundDetail');
  const shop = refund.merchantName || t('theShop');
  const { orderNumber, number, pictures } = refund;
  const copy = (value: string, label: string) => ({ value, texts: { label, copied: t('copy.copied'), failed: t('copy.failed') } });
  return (
    <>
      <RefundStatus refund={refund} links={links} />
      <div className={styles.pair}>
        <section className={page.panel}>
          <h2 className={styles.heading}>{t('happened')}</h2>
          <Timeline
            aria-label={t('happened')}
            tone={refundProgress(refund.status)?.tone ?? 'accent'}
            entries={refundHistory(refund).map(({ id, at }) => ({ id, at, text: t(`history.${id}`, { shop }) }))}
          />
        </section>
        <section className={page.panel}>
          <h2 className={styles.heading}>{t('asked')}</h2>
          <DescriptionList>
            <DescriptionItem term={t('amount')}>
              <Price amount={refund.amount} />
            </DescriptionItem>
            {refund.reason && <DescriptionItem term={t('reason')}>{refund.reason}</DescriptionItem>}
            {refund.remark && (
              <DescriptionItem term={t('remark')}>
                <span className={styles.remark}>{refund.remark}</span>
              </DescriptionItem>
            )}
            <DescriptionItem term={t('order')} copy={copy(orderNumber, t('copy.order'))}>
              <Link href={links.order(orderNumber)} className={styles.link}>
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
        </section>
      </div>
      <section className={page.panel}>
        <h2 className={styles.heading}>{t('goods')}</h2>
        <RefundLines lines={refund.lines} hrefOf={links.goods} />
      </section>
    </>
  );
}

function Bones() {
  const { t } = useTranslation('refundDetail');
  return (
    <Skeleton label={t('loading')} className={page.root}>
      <div className={classes(page.panel, styles.banner)}>
        <StatusBannerBones steps />
      </div>
      <div className={styles.pair}>
        {['happened', 'asked'].map((panel) => (
          <div key={panel} className={page.panel}>
            <SkeletonBlock className={styles.boneHeading} />
            <div className={styles.boneRows}>
              {[0, 1, 2, 3, 4].map((row) => (
                <SkeletonBlock key={row} className={styles.boneRow} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={page.panel}>
        <SkeletonBlock className={styles.boneHeading} />
        <div className={page.boneLine}>
          <SkeletonBlock className={page.bonePicture} />
          <SkeletonBlock className={page.boneName} />
        </div>
      </div>
    </Skeleton>
  );
}
