import { TopListScreen } from '@galleria/ui/screens';
import type { AnswerTo } from '../data/ahead.ts';
import { topGoods, useTopListScreen } from '../screens/useTopListScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [topGoods];

export const firstPictures = (answerTo: AnswerTo) => (answerTo(topGoods) ?? []).slice(0, 5).flatMap(({ image }) => image || []);

export default screenRoute(TopListScreen, useTopListScreen);
