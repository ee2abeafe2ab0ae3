import { ApplicationRecordScreen } from '@galleria/ui/screens';
import { useApplicationRecordScreen } from '../screens/useApplicationRecordScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(ApplicationRecordScreen, useApplicationRecordScreen);
