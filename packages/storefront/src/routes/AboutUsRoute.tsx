import { AboutUsScreen } from '@galleria/ui/screens';
import { useAboutUsScreen } from '../screens/useAboutUsScreen.ts';

export default function AboutUsRoute() {
  return <AboutUsScreen {...useAboutUsScreen()} />;
}
