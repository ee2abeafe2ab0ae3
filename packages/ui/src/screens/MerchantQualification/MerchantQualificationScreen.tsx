'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { printDate, printNumber, useDateFormat } from '../../components/Format/index.ts';
import { TextLink } from '../../components/TextButton/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { ShopFrame, type ShopFrameProps } from '../../features/shop/ShopFrame.tsx';
import { Heading, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { asTyped, visuallyHidden } from '../../theme/utilities.css.ts';
import { Documents, type DocumentsProps } from './Documents.tsx';
import * as styles from './MerchantQualificationScreen.css.ts';
import type { MerchantQualificationState, ShopFactsView } from './MerchantQualificationScreen.state.ts';

export interface MerchantQualificationScreenProps
  extends Omit<ShopFrameProps, 'page' | 'itemsPage' | 'skeleton' | 'state'>,
    Pick<DocumentsProps, 'codes' | 'contactHref' | 'onUnlock'> {
  shop: ShopFrameProps['state'];
  state: MerchantQualificationState;
  /** Asks again for what stands below the head. */
  onRetryContent: () => void;
}

/** What is known of a shop, and its documents behind the picture code (docs/domain/merchants.md#qualification). */
export function MerchantQualificationScreen({
  shop,
  state,
  codes,
  contactHref,
  onUnlock,
  onRetryContent,
  ...frame
}: MerchantQualificationScreenProps) {
  const { t } = useTranslation('merchantQualification');
  return (
    <ShopFrame {...frame} state={shop} page="about" skeleton={<FactsSkeleton label="" />}>
      {({ name }) => (
        <AsyncContent
          surface="page"
          state={state}
          skeleton={<FactsSkeleton label={t('loading')} />}
          failedTitle={t('failed')}
          onRetry={onRetryContent}
        >
          {(arrived) =>
            arrived.status === 'ready' && (
              <div className={styles.columns}>
                <Facts facts={arrived.facts} />
                <Documents name={name} documents={arrived.documents} codes={codes} contactHref={contactHref} onUnlock={onUnlock} />
              </div>
            )
          }
        </AsyncContent>
      )}
    </ShopFrame>
  );
}

/** What is told of it beside its documents. */
function FactsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.columns}>
      <Stack gap={6}>
        <SkeletonText scale="lead" width="most" />
        <SkeletonText lines={4} width="half" className={styles.factBones} />
      </Stack>
      <SkeletonBlock shape="card" />
    </Skeleton>
  );
}

function Facts({ facts }: { facts: ShopFactsView }) {
  const { t } = useTranslation(['merchantQualification', 'merchantHome', 'addresses', 'orderList']);
  const format = useDateFormat();
  const { intro, address, phone, joinedAt, followers } = facts;
  const lines = [
    [t('addresses:form.detail'), address && <span className={asTyped}>{address}</span>],
    [t('orderList:parcel.phone'), phone && <TextLink href={phone.href}>{phone.number}</TextLink>],
    [t('joined'), joinedAt && printDate(joinedAt, format)],
    [t('followers'), printNumber(followers, format)],
  ] as const;
  return (
    <Stack as="section" gap={6}>
      <Heading level={2} className={visuallyHidden}>
        {t('merchantHome:page.about')}
      </Heading>
      {intro && (
        <Text scale="lead" prose className={asTyped} lang={foreignLang(intro, format.locale)}>
          {intro}
        </Text>
      )}
      <DescriptionList>
        {lines.map(
          ([term, fact]) =>
            fact && (
              <DescriptionItem key={term} term={term}>
                {fact}
              </DescriptionItem>
            ),
        )}
      </DescriptionList>
    </Stack>
  );
}
