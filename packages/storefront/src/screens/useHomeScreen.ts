import { activities, couponScopes, merchantStreet, recommendedProducts, topProducts } from '@galleria/api';
import { insidePath } from '@galleria/ui/addresses';
import { type BannerView, type HomeScreenProps, homeState } from '@galleria/ui/screens';
import { couponOffersRequest, useCouponOffers } from '../data/useCouponOffers.ts';
import { useFirstPictures } from '../data/firstPictures.ts';
import { request } from '../data/request.ts';
import { useMorePages } from '../data/useMorePages.ts';
import { useResource } from '../data/useResource.ts';
import { useShop, useSite } from '../data/useShop.ts';
import { paths } from '../paths.ts';
import { categoriesRequest } from '../shell/categoriesRequest.ts';
import { organization, wholePicture } from '../structuredData/thing.ts';
import { useStructuredData } from '../structuredData/useStructuredData.ts';

/** Coupons that count for everything: what the home page needs first, beside the shop's settings. */
export const generalCoupons = couponOffersRequest({ useType: couponScopes.general });
/** The first goods of the page: nobody waits for them to see what is on top, and they are there when somebody scrolls. */
export const activityBlocks = request(activities, {});

/** How many recommended goods come at a time. */
const limit = 20;
const recommended = (page: number) => request(recommendedProducts, { query: { page, limit } });

/** Everything the home page gets. What is seen first is asked for first, and the blocks below it when that is there. */
export function useHomeScreen(): HomeScreenProps {
  const seen = useFirstPictures();
  const site = useSite(({ banners, middleBanners, recommendImage, merchantStreetImage }) => ({
    // The picture of the next would take the place of what is in view.
    banners: banners.map(bannerOf).map((banner, at) => (at === 0 || seen ? banner : { ...banner, image: '' })),
    middleBanners: middleBanners.map(bannerOf),
    recommendImage,
    merchantStreetImage,
  }));
  const { onReceive, ...coupons } = useCouponOffers(generalCoupons);
  const later = seen && [site, coupons].every(({ resource }) => resource.status !== 'loading');
  const blocks = {
    activities: useResource(activityBlocks),
    hot: useResource(later ? request(topProducts, {}) : undefined),
    categories: useResource(later ? categoriesRequest : undefined),
    shops: useResource(later ? request(merchantStreet, { query: { page: 1, limit: 3 } }) : undefined),
  };
  const { list, showMore } = useMorePages(recommended, later);
  const answers = [site, coupons, ...Object.values(blocks)];
  const { description, logoUrl } = useShop() ?? {};
  useStructuredData(`Galleria ${description} ${logoUrl}`, async () => {
    const { origin, pathname } = location;
    return [organization({ name: 'Galleria', url: origin + pathname, description, logo: logoUrl && wholePicture(logoUrl, origin) })];
  });
  return {
    state: homeState({
      site: site.resource,
      coupons: coupons.resource,
      activities: blocks.activities.resource,
      hot: blocks.hot.resource,
      categories: blocks.categories.resource,
      shops: blocks.shops.resource,
      recommended: list.status === 'ready' ? { status: 'ready', goods: list.items, more: list.more } : list,
    }),
    links: {
      goods: paths.goodsDetail,
      activity: paths.activityList,
      category: (cid) => paths.goodsSearch({ cid }),
      shop: paths.merchantHome,
      top: paths.topList,
      shops: paths.merchantStreet,
    },
    onReceive,
    onMore: showMore,
    onRetry: () => {
      if (list.status === 'failed') showMore();
      return Promise.all(answers.map(({ resource, reload }) => resource.status === 'failed' && reload()));
    },
  };
}

/** A banner leads where its address is one of the shop's own; any other is a picture. */
const bannerOf = ({ id, name, image, url }: { id: number; name: string; image: string; url: string }): BannerView => ({
  id,
  name,
  image,
  href: insidePath(url, location.origin),
});
