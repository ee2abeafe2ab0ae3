import { Route } from 'react-router-dom';
import { ErrorRoute } from '../routes/lazyErrorRoute.ts';

/** Pages that are not built yet. */
export const notYet = (addresses: readonly string[]) =>
  addresses.map((path) => <Route key={path} path={path} element={<ErrorRoute status={501} />} />);
