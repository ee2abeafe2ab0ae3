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

interface Kinds {
  types: readonly { id: number }[];
  classifications: readonly { id: number }[];
}

/** A search without a type or a classification that the shop does not have. Before its lists are there, and where they did not come, as it is. */
export function withKnownKinds<S extends Pick<ShopSearch, 'type' | 'classification'>>(search: S, kinds: Kinds | undefined): S {
  const known = (id: number | undefined, all: Kinds['types'] = []) =>
    all.length === 0 || all.some((one) => one.id === id) ? id : undefined;
  return { ...search, type: known(search.type, kinds?.types), classification: known(search.classification, kinds?.classifications) };
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
