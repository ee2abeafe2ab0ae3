import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { LatestOrder, type LatestOrderLinks } from './LatestOrder.tsx';
import { OrderStates, type OrderStatesProps } from './OrderStates.tsx';
import * as styles from './AccountOverviewScreen.css.ts';
import { UserCentreSkeleton } from './UserCentreSkeleton.tsx';
import type { AccountOverviewState, UserCentreUser } from './AccountOverviewScreen.state.ts';

export interface AccountOverviewScreenProps {
  state: AccountOverviewState;
  links: LatestOrderLinks & OrderStatesProps['links'] & Record<'points' | 'coupons' | 'collected', string>;
  onRetry: () => void;
}

/** The user centre's overview: who it is, what they have, and what waits for them (docs/domain/site.md#user-centre). */
export function AccountOverviewScreen({ state, links, onRetry }: AccountOverviewScreenProps) {
  const { t } = useTranslation(['userCentre', 'orderList', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return <UserCentreSkeleton title={t('userCentre:title')} label={t('userCentre:loading')} orderLabel={t('orderList:loading')} />;
    case 'failed':
      return (
        <div className={styles.root}>
          <header className={styles.padded}>
            <h1 className={styles.titleAlone}>{t('userCentre:title')}</h1>
          </header>
          <EmptyState className={styles.panel} variant="failed" title={t('userCentre:failed')} description={errorText(state.error)}>
            <Button onClick={onRetry}>{t('common:retry')}</Button>
          </EmptyState>
        </div>
      );
    case 'ready':
      return (
        <div className={styles.root}>
          <Greeting user={state.user} links={links} />
          <OrderStates waiting={state.waiting} links={links} onRetry={onRetry} />
          <LatestOrder state={state.latest} links={links} onRetry={onRetry} />
        </div>
      );
    default:
      return state satisfies never;
  }
}

function Greeting({ user, links }: { user: UserCentreUser; links: AccountOverviewScreenProps['links'] }) {
  const { t } = useTranslation('userCentre');
  const format = useFormat();
  const figures = ['points', 'coupons', 'collected'] as const;
  return (
    <header className={styles.greeting}>
      <Avatar name={user.nickname} alt="" src={user.avatar} size="large" />
      <div className={styles.who}>
        <h1 className={styles.eyebrow}>{t('title')}</h1>
        <p className={styles.hello}>{user.nickname.trim() ? t('hello', { name: user.nickname }) : t('helloAnybody')}</p>
      </div>
      <ul className={styles.figures} aria-label={t('figures.label')}>
        {figures.map((figure) => (
          <li key={figure} className={styles.figure}>
            <Link href={links[figure]} className={styles.figureLink}>
              <span className={styles.number}>{printNumber(user[figure], format)} </span>
              <span className={styles.figureName}>{t(`figures.${figure}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </header>
  );
}
