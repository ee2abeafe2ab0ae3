import { CircleAlert, CircleHelp, Hourglass, type LucideIcon, PackageCheck, PackageOpen, PackageX, Truck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Timeline, type TimelineProps } from '../../components/Timeline/index.ts';
import { Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { StatusBanner, type StatusBannerProps } from '../../patterns/StatusBanner/index.ts';
import { StatusBannerBones } from '../../patterns/StatusBanner/StatusBannerBones.tsx';
import * as styles from './LogisticsScreen.css.ts';
import type { LogisticsState, ParcelState, ParcelView } from './LogisticsScreen.state.ts';

export interface LogisticsScreenProps {
  state: LogisticsState;
  onRetry: () => void;
  onClose: () => void;
}

/** Where the parcel of an order is (docs/domain/orders.md#logistics), over the page that it was asked on. */
export function LogisticsScreen({ state, onRetry, onClose }: LogisticsScreenProps) {
  const { t } = useTranslation(['logistics', 'common']);
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent size="medium" closeLabel={t('common:close')} className={styles.root}>
        <DialogTitle className={styles.title}>{t('logistics:title')}</DialogTitle>
        <AsyncContent
          surface="page"
          state={state}
          skeleton={<LoadingParcel label={t('logistics:loading')} />}
          failedTitle={t('logistics:failed')}
          onRetry={onRetry}
        >
          {({ parcel }) => <Parcel parcel={parcel} />}
        </AsyncContent>
      </DialogContent>
    </DialogRoot>
  );
}

function LoadingParcel({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack gap={6}>
        <StatusBannerBones />
        {/* Four facts in their box. */}
        <SkeletonBlock shape="card" />
        {[0, 1, 2].map((stop) => (
          <div key={stop}>
            <SkeletonText width="most" />
            <SkeletonText scale="meta" width="quarter" />
          </div>
        ))}
      </Stack>
    </Skeleton>
  );
}

function Parcel({ parcel: { state, company, trackingNo, courier, stops } }: { parcel: ParcelView }) {
  const { t } = useTranslation('logistics');
  const { glyph, tone, mark } = looks[state];
  return (
    <Stack gap={6}>
      <StatusBanner level={2} icon={glyph} tone={tone} title={t(`state.${state}.title`)} description={t(`state.${state}.text`)} />
      {(company || trackingNo || courier.name || courier.phone) && (
        <DescriptionList className={styles.facts}>
          {company && <DescriptionItem term={t('company')}>{company}</DescriptionItem>}
          {trackingNo && (
            <DescriptionItem
              term={t('trackingNo')}
              copy={{ value: trackingNo, texts: { label: t('copy'), copied: t('copied'), failed: t('copyFailed') } }}
            >
              <span className={styles.number}>{trackingNo}</span>
            </DescriptionItem>
          )}
          {courier.name && <DescriptionItem term={t('courier')}>{courier.name}</DescriptionItem>}
          {courier.phone && (
            <DescriptionItem term={t('phone')}>
              {courier.call ? (
                <Link inline href={courier.call.href} className={styles.number}>
                  {courier.call.number}
                </Link>
              ) : (
                courier.phone
              )}
            </DescriptionItem>
          )}
        </DescriptionList>
      )}
      {stops.length > 0 && <Timeline aria-label={t('stops')} entries={stops} tone={mark} />}
    </Stack>
  );
}

interface Look {
  glyph: LucideIcon;
  tone: NonNullable<StatusBannerProps['tone']>;
  mark: NonNullable<TimelineProps['tone']>;
}

const looks: Readonly<Record<ParcelState, Look>> = {
  badNumber: { glyph: PackageX, tone: 'warning', mark: 'danger' },
  nothingYet: { glyph: Hourglass, tone: 'neutral', mark: 'accent' },
  pickedUp: { glyph: PackageOpen, tone: 'info', mark: 'accent' },
  onTheWay: { glyph: Truck, tone: 'info', mark: 'accent' },
  signed: { glyph: PackageCheck, tone: 'success', mark: 'success' },
  problem: { glyph: CircleAlert, tone: 'danger', mark: 'danger' },
  hardCase: { glyph: CircleAlert, tone: 'danger', mark: 'danger' },
  returned: { glyph: Undo2, tone: 'warning', mark: 'danger' },
  unknown: { glyph: CircleHelp, tone: 'neutral', mark: 'accent' },
};
