export { GoodsSearchScreen } from './GoodsSearchScreen.tsx';
export type { GoodsSearchScreenProps } from './GoodsSearchScreen.types.ts';
export {
  categoryPlace,
  type GoodsSearch,
  goodsSearchPageSize,
  searchResults,
  shopSearchPageSize,
} from './GoodsSearchScreen.state.ts';
export { goodsSearchTexts } from './texts.ts';
