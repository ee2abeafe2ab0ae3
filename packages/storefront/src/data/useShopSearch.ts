import { merchantCategories, merchantTypes } from '@galleria/api';
import { type ShopSearch, shopSearchPageSize } from '@galleria/ui/screens';
import { type Request, request } from './request.ts';
import { useAnswer } from './useResource.ts';

/** How shops are looked for on the wire. */
export const shopQuery = ({ title, type, classification, self, page }: ShopSearch) => ({
  page,
  limit: shopSearchPageSize,
  ...(title && { keywords: title }),
  ...(type !== undefined && { typeId: type }),
  ...(classification !== undefined && { categoryId: classification }),
  ...(self && { isSelf: true }),
});

const typesRequest = request(merchantTypes, {});
const classificationsRequest = request(merchantCategories, {});

/** For whoever asks ahead: they stand above the shops, which would move when they come. */
export const shopKinds = [typesRequest, classificationsRequest];

/** What shops can be narrowed to, when it is wanted; nothing by what did not come. */
export function useShopKinds(isWanted = true) {
  const types = useKinds(isWanted ? typesRequest : undefined);
  const classifications = useKinds(isWanted ? classificationsRequest : undefined);
  return types && classifications && { types, classifications };
}

function useKinds<T>(asked: Request<readonly T[]> | undefined): readonly T[] | undefined {
  const { resource } = useAnswer(asked);
  return resource.status === 'ready' ? resource.data : resource.status === 'failed' ? [] : undefined;
}

/** What a page does without when it does not come. */
export function useDataOf<T>(asked: Request<T> | undefined): T | undefined {
  const { resource } = useAnswer(asked);
  return resource.status === 'ready' ? resource.data : undefined;
}
