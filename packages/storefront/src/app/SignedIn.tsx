import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useServices } from './services.tsx';

/**
 * Guards pages that need an account: a guest is sent to /login and comes back after signing in. A session that ends
 * on the page keeps the page; the popup opens over it.
 */
export function SignedIn() {
  const { session } = useServices();
  const location = useLocation();
  // Decided once: the boundary below keeps this decision while the page's code is on its way and a session ends meanwhile.
  const [admitted] = useState(() => session.token() !== undefined);
  return admitted ? (
    <Suspense>
      <Outlet />
    </Suspense>
  ) : (
    <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />
  );
}
