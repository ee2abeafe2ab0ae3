import { useState } from 'react';
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
  const [admitted] = useState(() => session.token() !== undefined);
  return admitted ? <Outlet /> : <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />;
}
