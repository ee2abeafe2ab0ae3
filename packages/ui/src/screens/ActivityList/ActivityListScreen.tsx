'use client';

import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { RichText } from '../../components/RichText/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { GoodsResults } from '../../features/results/GoodsResults.tsx';
import { Heading, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { usePageTitle } from '../../patterns/ListPage/usePageTexts.ts';
import { GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import * as styles from './ActivityListScreen.css.ts';
import type { ActivityListState, ActivityView } from './ActivityListScreen.state.ts';
import { Banners } from './Banners.tsx';

export interface ActivityListScreenProps {
  state: ActivityListState;
  /** The present page, from 1. */
  page: number;
  links: { home: string; allGoods: string; goods: (id: number) => string; page: (page: number) => string };
  onRetry: () => Promise<unknown>;
}

/** The goods of one activity, with its banners and how it works (docs/domain/home.md). */
export function ActivityListScreen({ state, page, links, onRetry }: ActivityListScreenProps) {
  const { t } = useTranslation(['activityList', 'common']);
  const pageTitle = usePageTitle();
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <AsyncContent
      surface="page"
      pageTitle={t('name')}
      state={state}
      skeleton={<ActivitySkeleton label={t('loading')} />}
      failedTitle={t('failed')}
      onRetry={onRetry}
    >
      {(arrived) => {
        if (arrived.status === 'closed') return <Closed message={arrived.message} links={links} />;
        const name = arrived.activity.name ?? t('name');
        return (
          <Stack gap={8}>
            <Banners pictures={arrived.activity.banners} />
            <Heading level={1} documentTitle={pageTitle(name, page)} ref={head} tabIndex={-1} className={styles.title}>
              {name}
            </Heading>
            <About activity={arrived.activity} />
            {arrived.status === 'empty' ? (
              <EmptyState title={t('empty')} description={t('emptyHint')}>
                <LinkButton href={links.allGoods}>{t('common:toGoods')}</LinkButton>
              </EmptyState>
            ) : (
              <GoodsResults {...arrived} page={page} goodsHref={links.goods} pageHref={links.page} head={head} />
            )}
          </Stack>
        );
      }}
    </AsyncContent>
  );
}

/** How it works: open when it is short, else on demand. */
function About({ activity: { html } }: { activity: ActivityView }) {
  const { t } = useTranslation(['activityList', 'common']);
  if (!html) return null;
  return (
    <details open={html.length < 400} className={styles.about}>
      <summary className={styles.summary}>{t('about')}</summary>
      <RichText html={html} level={2} tableLabel={t('common:table')} cutText={t('common:textCut')} className={styles.words} />
    </details>
  );
}

/** It is over, or there is none: the server's own words or, without any, ours, and ways on. */
function Closed({ message, links }: { message: string } & Pick<ActivityListScreenProps, 'links'>) {
  const { t } = useTranslation(['activityList', 'common']);
  const { locale } = useFormat();
  return (
    <EmptyState
      object="ticket"
      level={1}
      title={t('closed.title')}
      documentTitle={message.replace(/[.。]\s*$/, '') || undefined}
      description={
        <>
          {message ? <span lang={foreignLang(message, locale)}>{message}</span> : t('closed.maybeOver')} {t('closed.more')}
        </>
      }
    >
      <LinkButton tone="primary" href={links.allGoods}>
        {t('common:toGoods')}
      </LinkButton>
      <LinkButton href={links.home}>{t('common:toHome')}</LinkButton>
    </EmptyState>
  );
}

function ActivitySkeleton({ label }: { label: string }) {
  return (
    <Stack gap={8}>
      <Skeleton label={label}>
        <Stack gap={8}>
          <SkeletonBlock className={styles.boneBanner} />
          <SkeletonText scale="title" />
        </Stack>
      </Skeleton>
      <GoodsGridSkeleton label="" aria-hidden cards={10} />
    </Stack>
  );
}
