import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { RichText } from '../../components/RichText/index.ts';
import { Bone, Skeleton } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { InfoArt, InfoArticle } from '../../info/InfoArticle.tsx';
import type { InfoLinks } from '../../info/infoPages.ts';
import * as styles from './PrivacyAgreement.css.ts';
import type { PrivacyAgreementState } from './PrivacyAgreement.state.ts';

export interface PrivacyAgreementProps {
  state: PrivacyAgreementState;
  links: InfoLinks;
  onRetry: () => void;
}

/** The agreement that the operator wrote for signing in (docs/domain/sign-in.md#agreement); its HTML is sanitised. */
export function PrivacyAgreement({ links, ...rest }: PrivacyAgreementProps) {
  const { t } = useTranslation('privacyAgreement');
  return (
    <InfoArticle links={links} title={t('title')} lead={t('lead')} art={<InfoArt sign={FileCheck} />}>
      <Agreement {...rest} privacyHref={links.privacy} />
    </InfoArticle>
  );
}

function Agreement({ state, privacyHref, onRetry }: Omit<PrivacyAgreementProps, 'links'> & { privacyHref: string }) {
  const { t } = useTranslation(['privacyAgreement', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('privacyAgreement:loading')} className={styles.bones}>
          {styles.lines.map((line) => (
            <Bone key={line} className={line} />
          ))}
        </Skeleton>
      );
    case 'failed':
      return (
        <EmptyState reason="failed" title={t('privacyAgreement:failed')} text={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState title={t('privacyAgreement:empty.title')} text={t('privacyAgreement:empty.text')}>
          <LinkButton href={privacyHref}>{t('privacyAgreement:empty.act')}</LinkButton>
        </EmptyState>
      );
    case 'ready':
      return <RichText html={state.html} level={2} tableLabel={t('privacyAgreement:table')} className={styles.text} />;
    default:
      return state satisfies never;
  }
}
