import { recommendedProducts } from '@galleria/api';
import { type CartScreenProps, recommendedState } from '@galleria/ui/screens';
import { request } from './request.ts';
import { useResource } from './useResource.ts';

/**
 * Goods that anybody may like, asked for when they are `wanted`.
 * @param limit how many at most.
 * @param shown ids of what the page shows already, which is left out.
 */
export function useRecommended(wanted: boolean, limit: number, shown: readonly number[] = []): CartScreenProps['recommended'] {
  const { resource, reload } = useResource(wanted ? request(recommendedProducts, { query: { page: 1, limit } }) : undefined);
  return { state: recommendedState(resource, shown), onRetry: reload };
}
