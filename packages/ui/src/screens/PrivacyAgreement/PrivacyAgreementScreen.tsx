'use client';

import { FileCheck } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { RichText } from '../../components/RichText/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { InfoArt, InfoArticle } from '../../features/articles/InfoArticle.tsx';
import type { InfoLinks } from '../../features/articles/infoPages.ts';
import * as styles from './PrivacyAgreementScreen.css.ts';
import type { PrivacyAgreementState } from './PrivacyAgreementScreen.state.ts';

export interface PrivacyAgreementScreenProps {
  state: PrivacyAgreementState;
  links: InfoLinks;
  onRetry: () => void;
}

/** The agreement that the operator wrote for signing in (docs/domain/sign-in.md#agreement); its HTML is sanitised. */
export function PrivacyAgreementScreen({ state, links, onRetry }: PrivacyAgreementScreenProps) {
  const { t } = useTranslation(['privacyAgreement', 'common']);
  return (
    <InfoArticle links={links} title={t('privacyAgreement:title')} lead={t('privacyAgreement:lead')} art={<InfoArt sign={FileCheck} />}>
      <AsyncContent
        surface="page"
        state={state}
        skeleton={<LoadingText label={t('privacyAgreement:loading')} />}
        failedTitle={t('privacyAgreement:failed')}
        onRetry={onRetry}
      >
        {(arrived) =>
          arrived.status === 'ready' ? (
            <RichText html={arrived.html} level={2} tableLabel={t('common:table')} cutText={t('common:textCut')} className={styles.text} />
          ) : (
            <EmptyState object="form" title={t('privacyAgreement:empty.title')} description={t('privacyAgreement:empty.text')}>
              <LinkButton href={links.privacy}>{t('privacyAgreement:empty.act')}</LinkButton>
            </EmptyState>
          )
        }
      </AsyncContent>
    </InfoArticle>
  );
}

/** A heading and a paragraph, twice. */
function LoadingText({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.text}>
      <Stack gap={6}>
        {[1, 2].map((part) => (
          <Stack key={part} gap={3}>
            <SkeletonText scale="title" />
            <SkeletonText scale="lead" lines={3} />
          </Stack>
        ))}
      </Stack>
    </Skeleton>
  );
}
