'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import type { PaginationProps } from '../../components/Pagination/index.ts';

/** What the pages of every list say. */
export function usePageTexts(): PaginationProps['texts'] {
  const { t } = useTranslation('common');
  return {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page) => t('pages.page', { page }),
  };
}

/** What names the document on one page of several: the title, and from the second on the page. For `documentTitle` of a `Heading`. */
export function usePageTitle(): (title: string, page: number) => string {
  const { t } = useTranslation('common');
  return (title, page) => (page > 1 ? `${title} – ${t('pages.page', { page })}` : title);
}
