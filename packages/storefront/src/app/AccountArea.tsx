import { Route, Routes } from 'react-router-dom';
import { accountLoaders } from '../routes/accountLoaders.ts';
import { AccountLayoutRoute } from '../routes/AccountLayoutRoute.tsx';
import { pageScreens, routesOf } from '../routes/pageRoutes.tsx';
import { shopLoaders } from '../routes/shopLoaders.ts';

const besideMenu = pageScreens(({ area }) => area === 'account', accountLoaders);
const others = pageScreens(({ area, guarded }) => guarded === true && area === undefined, shopLoaders);

/** The pages that need an account. */
export const accountPages = [...besideMenu, ...others];

const [routesBesideMenu, otherRoutes] = [routesOf(besideMenu), routesOf(others)];

/** The routes that need an account (docs/domain/session.md#guarded-pages): the user centre beside its menu, and the orders. */
export function AccountArea() {
  return (
    <Routes>
      <Route element={<AccountLayoutRoute />}>{routesBesideMenu}</Route>
      {otherRoutes}
    </Routes>
  );
}
