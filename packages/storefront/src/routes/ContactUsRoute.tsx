import { ContactUsScreen } from '@galleria/ui/screens';
import { useContactUsScreen } from '../screens/useContactUsScreen.ts';

export default function ContactUsRoute() {
  return <ContactUsScreen {...useContactUsScreen()} />;
}
