'use client';

import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Facets } from '../../components/Facets/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { ShopCard, type ShopCardView, ShopGrid, ShopGridSkeleton } from '../../patterns/ShopCard/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { ResultPages } from './ResultPages.tsx';
import { outdated } from './results.css.ts';
import type { SearchResults } from './searchResults.ts';
import type { ShopKinds, ShopSearch } from './shopSearch.ts';

interface ShopResultsProps {
  search: ShopSearch;
  shops: SearchResults<ShopCardView>;
  /** What shops can be narrowed to; absent until that is known. */
  kinds: ShopKinds | undefined;
  /** The present search with some of it changed; what is not the page begins at the first page. */
  hrefOf: (change: Partial<ShopSearch>) => string;
  links: { shop: (merchantId: number) => string; goods: (productId: number) => string };
  /** Heads the page. */
  head: RefObject<HTMLElement | null>;
  /** Stands there when no shop is found. */
  empty: ReactNode;
  onRetry: () => void;
}

/** Shops that are looked for: what narrows them, the shops, and their pages. Load the namespaces `goodsSearch`, `applications` and `shop` with them. */
export function ShopResults({ search, shops, kinds, hrefOf, links, head, empty, onRetry }: ShopResultsProps) {
  const { t } = useTranslation('shop');
  return (
    <Stack gap={6}>
      <Filters search={search} kinds={kinds} hrefOf={hrefOf} />
      <AsyncContent
        surface="page"
        state={shops}
        skeleton={<ShopGridSkeleton label={t('loading')} />}
        failedTitle={t('failed')}
        onRetry={onRetry}
      >
        {(found) =>
          found.status === 'ready' ? (
            <Stack gap={10}>
              <Heading level={2} className={visuallyHidden}>
                {t('shops')}
              </Heading>
              <ShopGrid inert={found.outdated} aria-busy={found.outdated} className={found.outdated ? outdated : undefined}>
                {found.items.map((shop) => (
                  <li key={shop.id}>
                    <ShopCard shop={shop} href={links.shop(shop.id)} goodsHref={links.goods} />
                  </li>
                ))}
              </ShopGrid>
              <ResultPages page={search.page} pages={found.pages} hrefOf={(page) => hrefOf({ page })} head={head} />
            </Stack>
          ) : (
            empty
          )
        }
      </AsyncContent>
    </Stack>
  );
}

function Filters({ search, kinds, hrefOf }: Pick<ShopResultsProps, 'search' | 'kinds' | 'hrefOf'>) {
  const { t } = useTranslation(['goodsSearch', 'applications', 'common']);
  const { locale } = useFormat();
  const all = t('common:header.everything');
  const group = (name: 'type' | 'classification', options: ShopKinds['types'] | undefined) => {
    // "All" alone narrows nothing: it stands there until the others come, and as the way out of what the address asks for.
    if (options?.length === 0 && search[name] === undefined) return [];
    return [
      {
        name,
        label: name === 'type' ? t('applications:type') : t('facets.classification'),
        options: [
          { label: all, href: hrefOf({ [name]: undefined }), chosen: search[name] === undefined },
          ...(options ?? []).map(({ id, name: label }) => ({
            label,
            lang: foreignLang(label, locale),
            href: hrefOf({ [name]: id }),
            chosen: search[name] === id,
          })),
        ],
      },
    ];
  };
  return (
    <Facets
      label={t('facets.label')}
      groups={[
        ...group('type', kinds?.types),
        ...group('classification', kinds?.classifications),
        {
          name: 'self',
          label: t('facets.self'),
          options: [
            { label: all, href: hrefOf({ self: false }), chosen: !search.self },
            { label: t('common:shop.name'), href: hrefOf({ self: true }), chosen: search.self },
          ],
        },
      ]}
    />
  );
}
