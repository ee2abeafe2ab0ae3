import {
  captchaImage,
  changePasswordByEmail,
  changePasswordByPhone,
  currentUser,
  editUser,
  sendPasswordCodeByEmail,
  sendPasswordCodeByPhone,
  signInMethods,
} from '@galleria/api';
import { type PasswordCodeTarget, type UserInfoScreenProps, userInfoState } from '@galleria/ui/screens';
import { type Services, useServices } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { request } from '../data/request.ts';
import { useLastReady } from '../data/useLastReady.ts';
import { useResource } from '../data/useResource.ts';
import { useUpload } from '../data/useUpload.ts';
import { paths } from '../paths.ts';
import { createCodeService, type StoredCodes } from './codeService.ts';

/** Everything the page of a shopper's own data gets. */
export function useUserInfoScreen(): UserInfoScreenProps {
  const services = useServices();
  const { client } = services;
  const invalidate = useInvalidate();
  const user = useResource(request(currentUser, {}));
  const methods = useResource(request(signInMethods, {})).resource;
  return {
    state: userInfoState(useLastReady(user.resource, 'user')),
    captcha: methods.status === 'ready' && methods.data.captcha,
    registerHref: paths.login,
    contactHref: paths.contact,
    codes: codesOf(services),
    upload: useUpload(),
    onRetry: user.reload,
    async onSave(body) {
      const outcome = await runSignedIn(services, () => client.call(editUser, { body }));
      // The bar and the menu show the name too; it is said to be saved when they do.
      if (outcome.status === 'done') await invalidate(editUser);
      return outcome;
    },
    async onChangePassword({ by, code, newPassword, repeatPassword }) {
      const change = by === 'phone' ? changePasswordByPhone : changePasswordByEmail;
      const body = { captcha: code, newPassword, passwordAgain: repeatPassword };
      const outcome = await runSignedIn(services, () => client.call(change, { body }));
      if (outcome.status === 'done') codesOf(services).forget();
      return outcome;
    },
  };
}

const kept = new WeakMap<Services, StoredCodes<PasswordCodeTarget>>();

/** Always the same for one shop, so that a wait for a code goes on when the page is left. */
function codesOf(services: Services): StoredCodes<PasswordCodeTarget> {
  const { client } = services;
  const codes =
    kept.get(services) ??
    createCodeService<PasswordCodeTarget>(services.session, {
      send: ({ kind }, query) => client.call(kind === 'phone' ? sendPasswordCodeByPhone : sendPasswordCodeByEmail, { query }),
      getCaptcha: (signal) => client.call(captchaImage, {}, signal),
    });
  kept.set(services, codes);
  return codes;
}
