import { applications, merchantCategories, merchantTypes } from '@galleria/api';
import { type ApplicationRecordScreenProps, applicationRecordPageSize, applicationRecordState } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';
import { dialCodes } from './dialCodes.ts';

/** Everything the record of applications gets: its page from the address, the rest from the server. */
export function useApplicationRecordScreen(): ApplicationRecordScreenProps {
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const query = { page, limit: applicationRecordPageSize };
  const { resource, reload } = useResource(request(applications, { query }));
  const categories = useResource(request(merchantCategories, {}));
  const types = useResource(request(merchantTypes, {}));
  useLastPage(page, resource.status === 'ready' ? resource.data.total : undefined, applicationRecordPageSize, paths.applicationRecord);
  return {
    state: applicationRecordState({ record: resource, categories: categories.resource, types: types.resource, dialCodes }),
    page,
    links: { apply: paths.openShop, resubmit: ({ id }) => paths.openShopAgain(id), page: paths.applicationRecord },
    onRetry: reload,
  };
}
