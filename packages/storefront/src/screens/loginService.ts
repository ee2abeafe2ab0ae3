import { ApiFailure } from '@galleria/api';
import type { CodeRequest, LoginService } from '@galleria/ui/screens';
import type { Services } from '../app/services.tsx';
import { outcomeOf } from '../data/useResource.ts';
import { createCodeService, loaded } from './codeService.ts';
import type { createLoginCalls } from './loginCalls.ts';

export type LoginCalls = ReturnType<typeof createLoginCalls>;

/** Fetches the calls of the further panels. A file that does not come is a call that never reached the shop. */
export async function loadLoginCalls(services: Services): Promise<LoginCalls> {
  const file = await import('./loginCalls.ts').catch(() => {
    throw new ApiFailure({ kind: 'transport' });
  });
  return file.createLoginCalls(services);
}

/** What the further panels of signing in work with. It is there at once, and fetches its calls when the first is made. */
export function createLoginService(load: () => Promise<LoginCalls>): LoginService {
  return {
    codes: createCodeService<CodeRequest>({
      send: async (request, captcha) => (await load()).sendCode(request, captcha),
      getCaptcha: async (signal) => (await load()).getCaptcha(signal),
    }),
    resetPassword: (password) => outcomeOf(load().then((calls) => calls.resetPassword(password))),
    qrCode: (signal) =>
      loaded(
        load().then((calls) => calls.getQrCode(signal)),
        signal,
      ),
    qrState: (key, signal) =>
      loaded(
        load().then((calls) => calls.getQrState(key, signal)),
        signal,
      ),
  };
}

const kept = new WeakMap<Services, LoginService>();

/** The one of a shop: the waits for its codes outlive every panel. */
export function loginServiceOf(services: Services): LoginService {
  const service = kept.get(services) ?? createLoginService(() => loadLoginCalls(services));
  kept.set(services, service);
  return service;
}
