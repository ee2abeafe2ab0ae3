'use client';

import type { RefObject } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { GoodsCard, GoodsGrid, type GoodsView } from '../../patterns/GoodsCard/index.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './results.css.ts';
import { ResultPages } from './ResultPages.tsx';

interface GoodsResultsProps {
  items: readonly GoodsView[];
  /** They were found before, and what is looked for now is on its way. */
  outdated: boolean;
  goodsHref: (id: number) => string;
  page: number;
  pages: number;
  pageHref: (page: number) => string;
  /** Heads the page. */
  head: RefObject<HTMLElement | null>;
}

/** One page of goods, and the way to the others. */
export function GoodsResults({ items, outdated, goodsHref, page, pages, pageHref, head }: GoodsResultsProps) {
  const { t } = useTranslation('common');
  return (
    <Stack gap={10}>
      <Heading level={2} className={visuallyHidden}>
        {t('items')}
      </Heading>
      <GoodsGrid inert={outdated} aria-busy={outdated} className={outdated ? styles.outdated : undefined}>
        {items.map((one, at) => (
          <GoodsCard key={one.id} goods={one} href={goodsHref(one.id)} eager={at < 10} />
        ))}
      </GoodsGrid>
      <ResultPages page={page} pages={pages} hrefOf={pageHref} head={head} />
    </Stack>
  );
}
