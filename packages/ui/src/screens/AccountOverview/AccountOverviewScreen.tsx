import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/Avatar/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { PageHeader, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
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
  const { t } = useTranslation(['userCentre', 'orderList']);
  const title = t('userCentre:title');
  return (
    <Stack>
      {state.status === 'failed' && <PageHeader title={title} />}
      <AsyncContent
        state={state}
        skeleton={<UserCentreSkeleton title={title} label={t('userCentre:loading')} orderLabel={t('orderList:loading')} />}
        failedTitle={t('userCentre:failed')}
        onRetry={onRetry}
      >
        {({ user, waiting, latest }) => (
          <>
            <Greeting user={user} links={links} />
            <OrderStates waiting={waiting} links={links} onRetry={onRetry} />
            <LatestOrder state={latest} links={links} onRetry={onRetry} />
          </>
        )}
      </AsyncContent>
    </Stack>
  );
}

function Greeting({ user, links }: { user: UserCentreUser; links: AccountOverviewScreenProps['links'] }) {
  const { t } = useTranslation('userCentre');
  const format = useFormat();
  const figures = ['points', 'coupons', 'collected'] as const;
  return (
    <Panel as="header" padding="large" className={styles.greeting}>
      <Avatar name={user.nickname} alt="" src={user.avatar} size="large" />
      <div>
        <h1 className={styles.eyebrow}>{t('title')}</h1>
        <Text scale="title">{user.nickname.trim() ? t('hello', { name: user.nickname }) : t('helloAnybody')}</Text>
      </div>
      <ul className={styles.figures} aria-label={t('figures.label')}>
        {figures.map((figure) => (
          <li key={figure} className={styles.figure}>
            <Link href={links[figure]} className={styles.figureLink}>
              <span className={styles.number}>{printNumber(user[figure], format)} </span>
              <Text as="span" scale="meta" tone="muted">
                {t(`figures.${figure}`)}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
