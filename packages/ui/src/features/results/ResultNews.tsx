'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { SearchResults } from './searchResults.ts';

interface ResultNewsProps {
  /** What is looked for. */
  search: object;
  results: SearchResults<unknown>;
}

/** What has come is said, since the eye alone sees the results change. What a page begins with is not. */
export function ResultNews({ search, results }: ResultNewsProps) {
  const { t } = useTranslation('common');
  const [first, setFirst] = useState<string | undefined>(() => JSON.stringify(search));
  if (first !== undefined && first !== JSON.stringify(search)) setFirst(undefined);
  const count = results.status === 'ready' && !results.outdated ? results.total : results.status === 'empty' ? 0 : undefined;
  return <VisuallyHidden role="status">{first === undefined && count !== undefined ? t('results', { count }) : ''}</VisuallyHidden>;
}
