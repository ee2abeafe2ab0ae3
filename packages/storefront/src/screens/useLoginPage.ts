import type { LoginProps } from '@galleria/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { insidePath } from '../paths.ts';
import { useLoginScreen } from './useLoginScreen.ts';

/** The sign-in panel as a page: after signing in it leads back to where the guest was sent away from. */
export function useLoginPage(): LoginProps {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useLoginScreen({ onDone: () => navigate(insidePath(returnPathOf(state), location.origin), { replace: true }) });
}

/** The return path that the guard left in the history; anything else is none. */
function returnPathOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : undefined;
}
