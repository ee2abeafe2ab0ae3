'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { GoodsCard, GoodsGrid } from '../../patterns/GoodsCard/index.ts';
import { whyNothing } from './GoodsSearchScreen.state.ts';
import type { GoodsSearchScreenProps } from './GoodsSearchScreen.types.ts';

type NoGoodsProps = Pick<GoodsSearchScreenProps, 'search' | 'place' | 'links' | 'otherShops' | 'recommended'>;

/** Nothing matches: what may help, by what was asked for, and what else there is. */
export function NoGoods({ search, place, links, otherShops, recommended }: NoGoodsProps) {
  const { t } = useTranslation(['goodsSearch', 'shop', 'common']);
  const why = whyNothing(search);
  const parent = place?.trail.at(-2);
  const title = why === 'category' ? 'empty.category' : otherShops === 0 ? 'empty.both' : 'empty.goods';
  return (
    <Stack gap={14}>
      <EmptyState object="glass" title={t(title)} description={t(why === 'words' ? 'hint' : `hints.${why}`)}>
        {why === 'category' ? (
          <>
            {parent && (
              <LinkButton href={links.anew({ cid: parent.id })}>{t('common:header.wholeCategory', { name: parent.name })}</LinkButton>
            )}
            <LinkButton href={links.anew({})}>{t('common:toGoods')}</LinkButton>
          </>
        ) : (
          why !== 'words' && (
            <LinkButton href={links.search({ cid: undefined, min: undefined, max: undefined })}>{t('actions.widen')}</LinkButton>
          )
        )}
        {!!otherShops && <LinkButton href={links.search({ tab: 'shops' })}>{t('actions.shops')}</LinkButton>}
      </EmptyState>
      {recommended.length > 0 && (
        <Stack as="section" gap={6}>
          <Heading level={2} scale="title">
            {t('common:goods.recommended')}
          </Heading>
          <GoodsGrid>
            {recommended.map((one) => (
              <GoodsCard key={one.id} goods={one} href={links.goods(one.id)} />
            ))}
          </GoodsGrid>
        </Stack>
      )}
    </Stack>
  );
}
