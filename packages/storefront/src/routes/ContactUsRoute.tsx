import { ContactUsScreen } from '@galleria/ui/screens';
import { useContactUsScreen } from '../screens/useContactUsScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(ContactUsScreen, useContactUsScreen);
