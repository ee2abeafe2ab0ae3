'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { AlsoLike, type AlsoLikeProps } from '../../features/goods/AlsoLike.tsx';
import { Heading, PageHeader, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { LatestOrder, type LatestOrderLinks, type LatestOrderProps } from './LatestOrder.tsx';
import { OrderStates, type OrderStatesProps } from './OrderStates.tsx';
import * as styles from './AccountOverviewScreen.css.ts';
import { AccountOverviewSkeleton } from './AccountOverviewSkeleton.tsx';
import type { AccountOverviewState, AccountUser } from './AccountOverviewScreen.state.ts';

export interface AccountOverviewScreenProps {
  state: AccountOverviewState;
  links: LatestOrderLinks & OrderStatesProps['links'] & Record<'points' | 'coupons' | 'collected', string>;
  onRetry: () => void;
  onExpired: LatestOrderProps['onExpired'];
  /** What anybody may like, below what the shopper has; four of them are shown. */
  recommended: Omit<AlsoLikeProps, 'goodsHref'>;
}

/** The user centre's overview: who it is, what they have, and what waits for them (docs/domain/site.md#user-centre). */
export function AccountOverviewScreen({ state, links, recommended, onRetry, onExpired }: AccountOverviewScreenProps) {
  const { t } = useTranslation(['accountOverview', 'orderList', 'common']);
  const title = t('common:header.accountOverview');
  return (
    <Stack>
      {state.status === 'failed' && <PageHeader title={title} />}
      <AsyncContent
        state={state}
        skeleton={<AccountOverviewSkeleton title={title} label={t('accountOverview:loading')} orderLabel={t('orderList:loading')} />}
        failedTitle={t('accountOverview:failed')}
        onRetry={onRetry}
      >
        {({ user, waiting, latest }) => (
          <>
            <Greeting user={user} links={links} />
            <OrderStates waiting={waiting} links={links} onRetry={onRetry} />
            <LatestOrder state={latest} links={links} onRetry={onRetry} onExpired={onExpired} />
            <AlsoLike {...recommended} goodsHref={links.goods} />
          </>
        )}
      </AsyncContent>
    </Stack>
  );
}

function Greeting({ user, links }: { user: AccountUser; links: AccountOverviewScreenProps['links'] }) {
  const { t } = useTranslation(['accountOverview', 'accountNav', 'common']);
  const format = useFormat();
  const figures = [
    ['points', t('common:header.points')],
    ['coupons', t('accountNav:pages.coupons')],
    ['collected', t('accountNav:pages.wishList')],
  ] as const;
  return (
    <Panel as="header" padding="large" className={styles.greeting}>
      <Avatar name={user.nickname} alt="" src={user.avatar} size="large" className={styles.portrait} />
      <div>
        <Heading level={1} scale="meta" tone="muted" className={styles.page}>
          {t('common:header.accountOverview')}
        </Heading>
        <Text scale="title">{user.nickname.trim() ? t('hello', { name: user.nickname }) : t('helloAnybody')}</Text>
      </div>
      <ul className={styles.figures} aria-label={t('figures.label')}>
        {figures.map(([figure, name]) => (
          <li key={figure} className={styles.figure}>
            <Link href={links[figure]} className={styles.figureLink}>
              <Text as="span" scale="heading" numeric className={styles.number}>
                {printNumber(user[figure], format)}{' '}
              </Text>
              <Text as="span" scale="meta" tone="muted" className={styles.figureName}>
                {name}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
