import { Route, Routes } from 'react-router-dom';
import { accountLoaders } from '../routes/accountLoaders.ts';
import { AccountLayoutRoute } from '../routes/AccountLayoutRoute.tsx';
import { pageScreens, routesOf } from '../routes/pageRoutes.tsx';
import { shopLoaders } from '../routes/shopLoaders.ts';

const besideMenu = routesOf(pageScreens(({ area }) => area === 'account', accountLoaders));
const others = routesOf(pageScreens(({ area, guarded }) => guarded === true && area === undefined, shopLoaders));

/** The routes that need an account (docs/domain/session.md#guarded-pages): the user centre beside its menu, and the orders. */
export function AccountArea() {
  return (
    <Routes>
      <Route element={<AccountLayoutRoute />}>{besideMenu}</Route>
      {others}
    </Routes>
  );
}
