import type { Session } from '@galleria/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useServices } from './services.tsx';

/**
 * Who was let in to which address, until the page is there. While its code is on its way this component is begun anew
 * again and again; a session that ends meanwhile must not turn the decision. A boundary here would keep it too, but show
 * nothing where the old page stood.
 */
const admittedAt = new WeakMap<Session, string>();

/**
 * Guards pages that need an account: a guest is sent to /login and comes back after signing in. A session that ends
 * on the page keeps the page; the popup opens over it. Whoever signs out sees nothing more of it until home is there, and is
 * not asked to sign in again.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const location = useLocation();
  const [admitted] = useState(() => {
    if (session.token() !== undefined) admittedAt.set(session, location.key);
    return admittedAt.get(session) === location.key;
  });
  const [isLeft, setLeft] = useState(false);
  useEffect(() => void admittedAt.delete(session), [session]);
  useEffect(() => session.subscribe((event) => setLeft(event === 'signedOut')), [session]);
  if (isLeft) return null;
  return admitted ? children : <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />;
}
