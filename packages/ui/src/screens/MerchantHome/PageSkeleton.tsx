import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Stack } from '../../layout/index.ts';
import { CouponTicketSkeleton } from '../../patterns/CouponTicket/index.ts';
import { GoodsGridSkeleton } from '../../patterns/GoodsCard/index.ts';
import * as styles from './MerchantHomeScreen.css.ts';
import type { MerchantHomeState } from './MerchantHomeScreen.state.ts';

/** What stands below the head of a shop that is on its way, which says so for all of it. */
export function PageSkeleton({ page }: Pick<MerchantHomeState, 'page'>) {
  switch (page) {
    case 'home':
      return (
        <Stack gap={10}>
          <SkeletonBlock className={styles.banner} />
          <Stack gap={6}>
            <SkeletonText scale="title" width="quarter" />
            <GoodsGridSkeleton label="" aria-hidden />
          </Stack>
        </Stack>
      );
    case 'items':
      return (
        <div className={styles.columns}>
          <Skeleton label="" aria-hidden>
            <SkeletonText lines={6} />
          </Skeleton>
          <GoodsGridSkeleton label="" aria-hidden cards={8} className={styles.goods} />
        </div>
      );
    case 'coupons':
      return <CouponTicketSkeleton label="" aria-hidden />;
    default:
      return page satisfies never;
  }
}
