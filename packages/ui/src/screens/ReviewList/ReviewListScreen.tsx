'use client';

import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Heading, Inline, Panel, Stack } from '../../layout/index.ts';
import { ListPage } from '../../patterns/ListPage/index.ts';
import { OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
import { OrderLine, OrderLineList } from '../../patterns/OrderLine/index.ts';
import { ShopName } from '../../patterns/ShopName/index.ts';
import { OwnReview } from './OwnReview.tsx';
import * as styles from './ReviewListScreen.css.ts';
import { type ReviewGroupView, type ReviewListState, type ReviewTab, reviewTabs } from './ReviewListScreen.state.ts';

/** Where the list leads. */
export interface ReviewListLinks {
  home: string;
  orders: string;
  list: (tab: ReviewTab, page: number) => string;
  goods: (productId: number) => string;
  /** What others wrote of the goods. */
  reviews: (productId: number) => string;
  shop: (merchantId: number) => string;
  evaluate: (orderNo: string, line: number) => string;
}

export interface ReviewListScreenProps {
  tab: ReviewTab;
  /** The present page, from 1. */
  page: number;
  state: ReviewListState;
  links: ReviewListLinks;
  onTab: (tab: ReviewTab) => void;
  onRetry: () => void;
}

/** What a shopper received (docs/domain/reviews.md#ones-own-reviews): the goods that wait for a review, and those that have one. */
export function ReviewListScreen({ tab, page, state, links, onTab, onRetry }: ReviewListScreenProps) {
  const { t } = useTranslation(['reviewList', 'accountNav', 'common']);
  return (
    <ListPage
      title={t('accountNav:pages.reviews')}
      tabs={{ label: t('tabs.label'), value: tab, values: reviewTabs, labelOf: (one) => t(`tabs.${one}`), onValueChange: onTab }}
      state={state}
      skeleton={<OrderCardSkeleton label={t('common:goods.loading')} foot={false} />}
      failedTitle={t('failed')}
      onRetry={onRetry}
      empty={
        <EmptyState object="pen" title={t(`empty.${tab}`)} description={t(`emptyHint.${tab}`)}>
          {tab === 'toReview' ? (
            <LinkButton href={links.orders}>{t('common:header.orders')}</LinkButton>
          ) : (
            <LinkButton href={links.list('toReview', 1)}>{t('toReview')}</LinkButton>
          )}
        </EmptyState>
      }
      // Each review stands by itself, what waits for one with its order.
      countOf={({ groups }) => (tab === 'evaluated' ? groups.flatMap(({ lines }) => lines) : groups).length}
      page={page}
      hrefOf={(to) => links.list(tab, to)}
    >
      {({ groups }) =>
        tab === 'evaluated' ? (
          <Panel as="ul" padding="inline">
            {groups.flatMap(({ merchant, lines }) =>
              lines.map((line) => <OwnReview key={line.id} line={line} merchant={merchant} links={links} />),
            )}
          </Panel>
        ) : (
          <Stack>
            {groups.map((group) => (
              <Group key={`${group.orderNo} ${group.lines[0]?.id}`} group={group} links={links} />
            ))}
          </Stack>
        )
      }
    </ListPage>
  );
}

function Group({ group: { orderNo, merchant, lines }, links }: { group: ReviewGroupView; links: ReviewListLinks }) {
  const { t } = useTranslation(['reviewList', 'orderList']);
  const title = useId();
  return (
    <Panel as="article" padding="inline" aria-labelledby={title}>
      <Inline as="header" gap={4} align="baseline" justify="start" className={styles.cardHead}>
        <ShopName name={merchant.name} href={links.shop(merchant.id)} />
        <Heading level={2} scale="meta" tone="faint" id={title} className={styles.order}>
          {t('orderList:order', { number: orderNo })}
        </Heading>
      </Inline>
      <OrderLineList>
        {lines.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            href={links.goods(line.productId)}
            action={
              <LinkButton
                size="small"
                tone="accent"
                href={links.evaluate(orderNo, line.id)}
                aria-label={t('reviewList:evaluate', { name: line.name })}
              >
                {t('orderList:actions.evaluate')}
              </LinkButton>
            }
          />
        ))}
      </OrderLineList>
    </Panel>
  );
}
