'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Carousel } from '../../components/Carousel/index.ts';
import { GoodsCard, GoodsGrid, GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import { Block } from './Block.tsx';
import * as styles from './HomeScreen.css.ts';
import type { ActivityView, HomeBlock } from './HomeScreen.state.ts';

interface ActivitiesProps {
  state: HomeBlock<ActivityView>;
  goodsHref: (id: number) => string;
  activityHref: (id: number) => string;
  onRetry: () => void;
}

/** What the marketplace shows at the moment: goods under one heading, in the layout that each was given (docs/domain/home.md#activities). */
export function Activities({ state, activityHref, goodsHref, onRetry }: ActivitiesProps) {
  const { t } = useTranslation(['home', 'common']);
  const rest = {
    failedTitle: t('common:goods.failed'),
    skeleton: <GoodsGridSkeleton label={t('common:goods.loading')} cards={5} />,
    onRetry,
  };
  if (state.status !== 'ready')
    return (
      <Block {...rest} title={t('banners')} state={state}>
        {() => null}
      </Block>
    );
  return state.items.map((activity) => (
    <Block
      key={activity.id}
      {...rest}
      title={activity.name}
      all={{ href: activityHref(activity.id) }}
      state={{ status: 'ready', items: activity.products }}
    >
      {() => <Layout activity={activity} goodsHref={goodsHref} />}
    </Block>
  ));
}

/** How many goods a layout has room for; the others are on the activity's own page. */
const room = { carousel: 12, tiles: 5, large: 3 } as const;

function Layout({ activity: { name, layout, products }, goodsHref }: { activity: ActivityView } & Pick<ActivitiesProps, 'goodsHref'>) {
  const { t } = useTranslation('home');
  const known = layout === 'unknown' ? 'carousel' : layout;
  const cards = products
    .slice(0, room[known])
    .map((goods, at) => (
      <GoodsCard
        key={goods.id}
        goods={goods}
        href={goodsHref(goods.id)}
        className={known === 'tiles' && at === 0 ? styles.largeTile : undefined}
      />
    ));
  switch (known) {
    case 'carousel':
      return (
        <Carousel texts={{ label: name, previous: t('previous'), next: t('next'), place: (at, count) => t('place', { at, count }) }}>
          {cards}
        </Carousel>
      );
    case 'tiles':
      return <GoodsGrid className={styles.tiles}>{cards}</GoodsGrid>;
    case 'large':
      return <GoodsGrid className={styles.large}>{cards}</GoodsGrid>;
    default:
      return known satisfies never;
  }
}
