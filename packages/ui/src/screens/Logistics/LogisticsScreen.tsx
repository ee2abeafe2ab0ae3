'use client';

import { CircleAlert, CircleHelp, Hourglass, PackageCheck, PackageOpen, PackageX, Phone, Truck, Undo2 } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { Icon, type IconDrawing } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Timeline, type TimelineProps } from '../../components/Timeline/index.ts';
import { ContactShop } from '../../features/service/ContactShop.tsx';
import type { ServiceState } from '../../features/service/serviceState.ts';
import { Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import * as banner from '../../patterns/StatusBanner/StatusBanner.css.ts';
import type { StatusBannerProps } from '../../patterns/StatusBanner/index.ts';
import { classes } from '../../theme/classes.ts';
import { printPhone } from '../../addresses/printPhone.ts';
import * as styles from './LogisticsScreen.css.ts';
import { asksCourier, asksShop, type LogisticsState, type ParcelState, type ParcelView } from './LogisticsScreen.state.ts';

export interface LogisticsScreenProps {
  state: LogisticsState;
  /** How the shop is reached that sent it, where it should be asked. */
  service: ServiceState;
  onRetry: () => void;
  onClose: () => void;
}

/** Where the parcel of an order is (docs/domain/orders.md#logistics), over the page that it was asked on. */
export function LogisticsScreen({ state, service, onRetry, onClose }: LogisticsScreenProps) {
  const { t } = useTranslation(['logistics', 'common']);
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent size="medium" closeLabel={t('common:close')}>
        {state.status !== 'ready' && (
          <DialogTitle className={classes(styles.over, state.status === 'loading' ? styles.overLoading : styles.overAlone)}>
            {t('logistics:title')}
          </DialogTitle>
        )}
        <AsyncContent
          surface="page"
          state={state}
          skeleton={<LoadingParcel label={t('logistics:loading')} />}
          failedTitle={t('logistics:failed')}
          onRetry={onRetry}
        >
          {({ parcel }) => <Parcel parcel={parcel} service={service} />}
        </AsyncContent>
      </DialogContent>
    </DialogRoot>
  );
}

function LoadingParcel({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack gap={6}>
        <div className={styles.head}>
          <SkeletonBlock className={classes(banner.disc, styles.mark)} />
          <div>
            {/* The line of what the dialog is about. */}
            <SkeletonText scale="meta" className={styles.blank} />
            <SkeletonText scale="title" />
            <SkeletonText width="most" className={styles.message} />
          </div>
        </div>
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

function Parcel({ parcel: { state, company, trackingNo, courier, stops }, service }: { parcel: ParcelView; service: ServiceState }) {
  const { t } = useTranslation(['logistics', 'common', 'orderList']);
  const { glyph, tone, mark } = looks[state];
  const canCall = courier.call !== undefined && asksCourier(state);
  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <span className={classes(banner.disc, banner.tones[tone], styles.mark)}>
          <Icon icon={glyph} size={24} />
        </span>
        <div>
          <DialogTitle className={styles.title}>
            <span className={styles.over}>{t('title')} </span>
            {t(`state.${state}.title`)}
          </DialogTitle>
          <p className={styles.message}>{t(`state.${state}.text`)}</p>
        </div>
      </div>
      {(canCall || asksShop(state)) && (
        <Inline>
          {asksShop(state) && <ContactShop service={service} />}
          {canCall && (
            <LinkButton href={courier.call?.href ?? ''}>
              <Icon icon={Phone} size={16} />
              {t('call')}
            </LinkButton>
          )}
        </Inline>
      )}
      {(company || trackingNo || courier.name || courier.phone) && (
        <Panel tone="sunken" padding="small">
          <DescriptionList>
            {company && <DescriptionItem term={t('orderList:parcel.courier')}>{company}</DescriptionItem>}
            {trackingNo && (
              <DescriptionItem
                term={t('orderList:parcel.trackingNo')}
                copy={{
                  value: trackingNo,
                  texts: { label: t('orderList:parcel.copyTrackingNo'), copied: t('common:copied'), failed: t('common:copyFailed') },
                }}
              >
                <Text as="span" numeric>
                  {trackingNo}
                </Text>
              </DescriptionItem>
            )}
            {courier.name && <DescriptionItem term={t('courier')}>{courier.name}</DescriptionItem>}
            {courier.phone && (
              <DescriptionItem term={t('orderList:parcel.phone')}>
                {courier.call ? (
                  <Text as="span" numeric>
                    <Link inline href={courier.call.href}>
                      {courier.call.number}
                    </Link>
                  </Text>
                ) : (
                  printPhone(courier.phone)
                )}
              </DescriptionItem>
            )}
          </DescriptionList>
        </Panel>
      )}
      {stops.length > 0 && <Timeline aria-label={t('stops')} entries={stops} tone={mark} />}
    </Stack>
  );
}

interface Look {
  glyph: IconDrawing;
  tone: NonNullable<StatusBannerProps['tone']>;
  mark: NonNullable<TimelineProps['tone']>;
}

const looks: Readonly<Record<ParcelState, Look>> = {
  badNumber: { glyph: PackageX, tone: 'warning', mark: 'danger' },
  nothingYet: { glyph: Hourglass, tone: 'neutral', mark: 'neutral' },
  pickedUp: { glyph: PackageOpen, tone: 'info', mark: 'neutral' },
  onTheWay: { glyph: Truck, tone: 'info', mark: 'neutral' },
  signed: { glyph: PackageCheck, tone: 'success', mark: 'success' },
  problem: { glyph: CircleAlert, tone: 'danger', mark: 'danger' },
  hardCase: { glyph: CircleAlert, tone: 'danger', mark: 'danger' },
  returned: { glyph: Undo2, tone: 'warning', mark: 'danger' },
  unknown: { glyph: CircleHelp, tone: 'neutral', mark: 'neutral' },
};
