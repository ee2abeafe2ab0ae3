// Here beforehand: a picture of a page must not depend on when its menu has come.
import '@galleria/storefront/shell/CentreSide.tsx';
import { CentreRoute } from '@galleria/storefront/routes/CentreRoute.tsx';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { live } from './live.tsx';

const besideMenu = (screen: ReactNode) => (
  <Routes>
    <Route element={<CentreRoute />}>
      <Route path="*" element={screen} />
    </Route>
  </Routes>
);

/** As `live`, for a screen that is to be seen beside the user centre's menu, which has the storefront's own hook too. */
export function liveInCentre<Props extends object>(Screen: ComponentType<Props>, useScreen: () => Props) {
  return live(Screen, useScreen, { ground: 'page', within: besideMenu });
}
