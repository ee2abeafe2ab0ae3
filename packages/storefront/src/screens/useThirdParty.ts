import type { SignInMethods } from '@galleria/api';
import type { Outcome } from '@galleria/ui';
import { type ThirdParty, thirdParties } from '@galleria/ui/patterns';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { isAppId } from '../thirdParty/providers.ts';

/**
 * Signing in by what somebody else says: who can be asked, and asking. All that it takes is loaded when a shopper wants it.
 * Asking Twitter leaves the page, so it has an outcome only when it came to nothing.
 */
export function useThirdParty(methods: SignInMethods | undefined): {
  thirdParties: readonly ThirdParty[];
  onThirdParty: (provider: ThirdParty) => Promise<Outcome>;
} {
  const services = useServices();
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  return {
    thirdParties: thirdParties.filter((provider) => methods && isOpen(provider, methods)),
    async onThirdParty(provider) {
      if (!methods) return { status: 'failed', error: { kind: 'transport' } };
      // By the click itself, as browsers block what opens later; it stays empty until the rest is here.
      const popup = provider === 'twitter' ? null : open('', '', 'popup,width=480,height=640');
      const machinery = await import('../thirdParty/signInWith.ts').catch(() => undefined);
      if (machinery) return machinery.signInWith(provider, { services, methods, i18n, popup, returnPath: pathname + search });
      popup?.close();
      return { status: 'failed', error: { kind: 'transport' } };
    },
  };
}

/** A switch without the id of an app would open a window that can only fail. */
function isOpen(provider: ThirdParty, methods: SignInMethods): boolean {
  if (provider === 'twitter') return methods.twitter;
  return methods[provider] && isAppId(provider, provider === 'facebook' ? methods.facebookAppId : methods.googleClientId);
}
