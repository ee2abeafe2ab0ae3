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
