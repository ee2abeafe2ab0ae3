import { Route, Routes } from 'react-router-dom';
import { accountLoaders } from '../routes/accountLoaders.ts';
import { CentreRoute } from '../routes/CentreRoute.tsx';
import { pageScreens, routesOf } from '../routes/pageRoutes.tsx';

const besideMenu = routesOf(pageScreens(({ area }) => area === 'account', accountLoaders));
const others = routesOf(pageScreens(({ area, guarded }) => guarded === true && area === undefined));

/** The routes that need an account (docs/domain/session.md#guarded-pages): the user centre beside its menu, and the orders. */
export function AccountArea() {
  return (
    <Routes>
      <Route element={<CentreRoute />}>{besideMenu}</Route>
      {others}
    </Routes>
  );
}
