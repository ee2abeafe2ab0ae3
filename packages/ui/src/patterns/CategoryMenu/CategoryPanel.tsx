'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { DisclosureMenuPanel } from '../../components/DisclosureMenu/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { RetryButton } from '../AsyncContent/index.ts';
import { CategoryList } from './CategoryList.tsx';
import type { CategoryMenuProps } from './CategoryMenu.types.ts';
import * as styles from './CategoryPanel.css.ts';

type CategoryPanelProps = Pick<CategoryMenuProps, 'state' | 'hrefOf' | 'onRetry' | 'foot'>;

/** What the button of a category menu opens. */
export default function CategoryPanel({ foot, ...content }: CategoryPanelProps) {
  const { state } = content;
  const hasList = state.status === 'loading' || (state.status === 'ready' && state.categories.length > 0);
  return (
    <DisclosureMenuPanel layout="plain" pending={state.status === 'loading'} className={hasList ? styles.layer : styles.brief}>
      <Content {...content} />
      {foot && <div className={styles.foot}>{foot}</div>}
    </DisclosureMenuPanel>
  );
}

function Content({ state, hrefOf, onRetry }: CategoryPanelProps) {
  const { t } = useTranslation('common');
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('header.categoriesLoading')}>
          <div className={styles.list}>
            {Array.from({ length: 8 }, (_, at) => (
              <SkeletonBlock key={at} className={styles.boneEntry} />
            ))}
          </div>
          <div className={styles.panel}>
            <SkeletonBlock className={styles.boneTitle} />
            <div className={styles.groups}>
              {Array.from({ length: 9 }, (_, at) => (
                <SkeletonBlock key={at} className={styles.boneLine} />
              ))}
            </div>
          </div>
        </Skeleton>
      );
    case 'failed':
      return (
        <div role="alert" className={styles.notice}>
          <p>{t('header.categoriesFailed')}</p>
          <RetryButton heirs="a, button" onRetry={onRetry}>
            {t('retry')}
          </RetryButton>
        </div>
      );
    case 'ready':
      return state.categories.length > 0 ? (
        <CategoryList categories={state.categories} hrefOf={hrefOf} />
      ) : (
        <p className={styles.notice}>{t('header.categoriesEmpty')}</p>
      );
    default:
      return state satisfies never;
  }
}
