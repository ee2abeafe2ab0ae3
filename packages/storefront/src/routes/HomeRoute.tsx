import { HomeScreen } from '@galleria/ui/screens';
import type { AnswerTo } from '../data/ahead.ts';
import { wholeSite } from '../data/useShop.ts';
import { activityBlocks, generalCoupons, useHomeScreen } from '../screens/useHomeScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [generalCoupons, activityBlocks];

/** The first banner, and the first row of goods. */
export const firstPictures = (answerTo: AnswerTo) => {
  const banners = answerTo(wholeSite)?.banners ?? [];
  const row = answerTo(activityBlocks)?.find(({ products }) => products.length > 0);
  return [...banners.slice(0, 1), ...(row?.products.slice(0, 5) ?? [])].flatMap(({ image }) => image || []);
};

export default screenRoute(HomeScreen, useHomeScreen);
