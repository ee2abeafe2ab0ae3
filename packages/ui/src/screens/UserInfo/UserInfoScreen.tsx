import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { Details } from './Details.tsx';
import { Password } from './Password.tsx';
import * as styles from './UserInfoScreen.css.ts';
import type { ProfileView } from './UserInfoScreen.state.ts';
import type { UserInfoScreenProps } from './UserInfoScreen.types.ts';

/** A shopper's own data: picture, nickname, how to be reached, password (docs/domain/sign-in.md#passwords). */
export function UserInfoScreen({ state, upload, onSave, onRetry, ...rest }: UserInfoScreenProps) {
  const { t } = useTranslation(['userInfo', 'common']);
  const errorText = useErrorText();
  return (
    <div className={styles.root}>
      <header className={styles.top}>
        <h1 className={styles.title}>{t('userInfo:title')}</h1>
      </header>
      {content()}
    </div>
  );

  function content() {
    switch (state.status) {
      case 'loading':
        return <Loading label={t('userInfo:loading')} />;
      case 'failed':
        return (
          <EmptyState className={styles.blank} variant="failed" title={t('userInfo:failed')} description={errorText(state.error)}>
            <Button onClick={onRetry}>{t('common:retry')}</Button>
          </EmptyState>
        );
      case 'ready':
        return (
          <>
            <Details key={`details ${owner(state.profile)}`} profile={state.profile} upload={upload} onSave={onSave} />
            <Password key={`password ${owner(state.profile)}`} profile={state.profile} {...rest} />
          </>
        );
      default:
        return state satisfies never;
    }
  }
}

/** What somebody typed is not for whoever signs in after them. */
const owner = ({ phone, email }: ProfileView) => `${phone} ${email}`;

function Loading({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.root}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <SkeletonBlock className={styles.boneHeading} />
          <SkeletonBlock className={styles.boneButton} />
        </div>
        <div className={styles.facts}>
          <SkeletonBlock className={styles.bonePortrait} />
          <div className={styles.boneLines}>
            <SkeletonBlock className={styles.boneLine} />
            <SkeletonBlock className={styles.boneLine} />
            <SkeletonBlock className={styles.boneLine} />
          </div>
        </div>
      </div>
      <div className={styles.panel}>
        <div className={styles.head}>
          <div>
            <SkeletonBlock className={styles.boneHeading} />
            <SkeletonBlock className={styles.boneWords} />
          </div>
          <SkeletonBlock className={styles.boneButton} />
        </div>
      </div>
    </Skeleton>
  );
}
