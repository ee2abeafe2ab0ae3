import { applications, merchantCategories, merchantTypes } from '@galleria/api';
import { type ApplicationRecordScreenProps, applicationRecordPageSize, applicationRecordState } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { dialCodes } from './dialCodes.ts';

const recordRequest = (page: number) => request(applications, { query: { page, limit: applicationRecordPageSize } });
const [categoriesRequest, typesRequest] = [request(merchantCategories, {}), request(merchantTypes, {})];

/** What the record asks first, beside the page of it. */
export const recordRequests = [categoriesRequest, typesRequest];

/** The page of the record that an address names. */
export const recordRequestsAt = (search: URLSearchParams) => [recordRequest(pageOf(search.get('page')))];

/** Everything the record of applications gets: its page from the address, the rest from the server. */
export function useApplicationRecordScreen(): ApplicationRecordScreenProps {
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const { resource, reload } = useResource(recordRequest(page));
  const categories = useResource(categoriesRequest);
  const types = useResource(typesRequest);
  useLastPage(page, resource.status === 'ready' ? resource.data.total : undefined, applicationRecordPageSize, paths.applicationRecord);
  return {
    state: applicationRecordState({ record: resource, categories: categories.resource, types: types.resource, dialCodes }),
    page,
    links: { apply: paths.openShop, resubmit: ({ id }) => paths.openShopAgain(id), page: paths.applicationRecord },
    onRetry: reload,
  };
}
