import type { LoginService } from '@galleria/ui/screens';
import { startTransition, useEffect, useState } from 'react';
import { type Services, useServices } from '../app/services.tsx';

/** One for each shop: the waits for its codes outlive every panel. */
const kept = new WeakMap<Services, LoginService>();

/** Fetches the code of the service, or finds it fetched. */
export async function loadLoginService(services: Services): Promise<LoginService> {
  const { createLoginService } = await import('./loginService.ts');
  const service = kept.get(services) ?? createLoginService(services);
  kept.set(services, service);
  return service;
}

/** What the further panels of signing in work with, once one is wanted. If its code does not come, that is the page's affair. */
export function useLoginService(wanted: boolean): LoginService | undefined {
  const services = useServices();
  const [service, setService] = useState(() => kept.get(services));
  useEffect(() => {
    if (!wanted || service) return;
    const end = (outcome: () => LoginService) => startTransition(() => setService(outcome));
    loadLoginService(services).then(
      (loaded) => end(() => loaded),
      // Thrown while it is drawn, it is caught by the page's boundary.
      (cause: unknown) =>
        end(() => {
          throw cause;
        }),
    );
  }, [wanted, service, services]);
  return service;
}
