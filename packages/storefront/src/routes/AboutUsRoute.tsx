import { AboutUsScreen } from '@galleria/ui';
import { useAboutUsScreen } from '../screens/useAboutUsScreen.ts';

export default function AboutUsRoute() {
  return <AboutUsScreen {...useAboutUsScreen()} />;
}
