import { ApplicationRecordScreen } from '@galleria/ui/screens';
import { paths } from '../paths.ts';
import { recordRequestsAt, useApplicationRecordScreen } from '../screens/useApplicationRecordScreen.ts';
import { pages } from './pages.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export { recordRequests as firstRequests } from '../screens/useApplicationRecordScreen.ts';

export const requestsAt = bySearch(recordRequestsAt);

export const addresses = [`${pages.applicationRecord.path}?`, paths.applicationRecord()];

export default screenRoute(ApplicationRecordScreen, useApplicationRecordScreen);
