import { AboutUs } from '@galleria/ui';
import { useAboutUsScreen } from '../screens/useAboutUsScreen.ts';

export default function AboutUsRoute() {
  return <AboutUs {...useAboutUsScreen()} />;
}
