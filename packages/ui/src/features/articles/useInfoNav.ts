'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ArticleNav } from '../../patterns/Article/index.ts';
import { type InfoLinks, type InfoPage, infoPages, policyNames } from './infoPages.ts';

const isPolicy = (page: InfoPage) => policyNames.some((name) => name === page);

/** The way from one page about the shop to the others. */
export function useInfoNav(links: InfoLinks, current?: InfoPage): ArticleNav {
  const { t } = useTranslation('info');
  const linksTo = (pages: readonly InfoPage[]) =>
    pages.map((page) => ({ href: links[page], label: t(`pages.${page}`), current: page === current }));
  return {
    label: t('nav'),
    groups: [
      { title: t('shop'), links: linksTo(infoPages.filter((page) => !isPolicy(page))) },
      { title: t('policies'), links: linksTo(policyNames) },
    ],
  };
}
