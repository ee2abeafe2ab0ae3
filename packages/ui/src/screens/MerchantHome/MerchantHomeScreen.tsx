'use client';

import { ShopFrame, type ShopFrameProps } from '../../features/shop/ShopFrame.tsx';
import type { ShopFrameState, ShopFrameView } from '../../features/shop/shopFrameState.ts';
import type { CouponOffersProps } from '../../patterns/CouponOffers/index.ts';
import { Coupons } from './Coupons.tsx';
import { Front } from './Front.tsx';
import { Items } from './Items.tsx';
import type { MerchantHomeState, ShopGoods } from './MerchantHomeScreen.state.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A shop with what its front page shows. */
export interface ShopHomeView extends ShopFrameView {
  /** Addresses of wide pictures; may be none. */
  banners: readonly string[];
}

export interface MerchantHomeScreenProps extends Omit<ShopFrameProps, 'page' | 'itemsPage' | 'skeleton' | 'state'> {
  shop: ShopFrameState<ShopHomeView>;
  /** What stands below its head. */
  content: MerchantHomeState;
  links: {
    goods: (productId: number) => string;
    items: (shopId: number, chosen?: Partial<ShopGoods>) => string;
  };
  /** Receives a coupon. */
  onReceive: CouponOffersProps['onReceive'];
  /** Asks again for what stands below the head. */
  onRetryContent: () => void;
}

/** A shop: its front page, its goods by its own categories, and its coupons (docs/domain/merchants.md#their-shop). */
export function MerchantHomeScreen({ shop, content, links, onReceive, onRetryContent, ...frame }: MerchantHomeScreenProps) {
  const { page } = content;
  return (
    <ShopFrame
      {...frame}
      state={shop}
      page={page}
      itemsPage={page === 'items' ? content.chosen.page : 1}
      skeleton={<PageSkeleton page={page} />}
    >
      {({ id }) => {
        switch (page) {
          case 'home':
            return (
              <Front
                banners={shop.status === 'ready' ? shop.shop.banners : []}
                state={content.state}
                goodsHref={links.goods}
                itemsHref={links.items(id)}
                streetHref={frame.frameLinks.street}
                onRetry={onRetryContent}
              />
            );
          case 'items':
            return (
              <Items
                content={content}
                goodsHref={links.goods}
                hrefOf={(chosen) => links.items(id, chosen)}
                streetHref={frame.frameLinks.street}
                onRetry={onRetryContent}
              />
            );
          case 'coupons':
            return (
              <Coupons
                state={content.state}
                shopName={shop.status === 'ready' ? shop.shop.name : undefined}
                itemsHref={links.items(id)}
                onReceive={onReceive}
                onRetry={onRetryContent}
              />
            );
          default:
            return page satisfies never;
        }
      }}
    </ShopFrame>
  );
}
