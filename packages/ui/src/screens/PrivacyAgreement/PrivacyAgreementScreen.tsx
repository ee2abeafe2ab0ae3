import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { RichText } from '../../components/RichText/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
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
export function PrivacyAgreementScreen({ links, ...rest }: PrivacyAgreementScreenProps) {
  const { t } = useTranslation('privacyAgreement');
  return (
    <InfoArticle links={links} title={t('title')} lead={t('lead')} art={<InfoArt sign={FileCheck} />}>
      <Agreement {...rest} privacyHref={links.privacy} />
    </InfoArticle>
  );
}

function Agreement({ state, privacyHref, onRetry }: Omit<PrivacyAgreementScreenProps, 'links'> & { privacyHref: string }) {
  const { t } = useTranslation(['privacyAgreement', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('privacyAgreement:loading')} className={styles.bones}>
          {styles.lines.map((line) => (
            <SkeletonBlock key={line} className={line} />
          ))}
        </Skeleton>
      );
    case 'failed':
      return (
        <EmptyState variant="failed" title={t('privacyAgreement:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState title={t('privacyAgreement:empty.title')} description={t('privacyAgreement:empty.text')}>
          <LinkButton href={privacyHref}>{t('privacyAgreement:empty.act')}</LinkButton>
        </EmptyState>
      );
    case 'ready':
      return (
        <RichText
          html={state.html}
          level={2}
          tableLabel={t('privacyAgreement:table')}
          cutText={t('common:textCut')}
          className={styles.text}
        />
      );
    default:
      return state satisfies never;
  }
}
