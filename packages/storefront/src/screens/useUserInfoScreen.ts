import {
  captchaImage,
  changePasswordByEmail,
  changePasswordByPhone,
  currentUser,
  editUser,
  sendPasswordCodeByEmail,
  sendPasswordCodeByPhone,
  signInMethods,
  type User,
} from '@galleria/api';
import type { Resource } from '@galleria/ui';
import type { CodeService } from '@galleria/ui/patterns';
import { type PasswordCodeTarget, type UserInfoScreenProps, userInfoState } from '@galleria/ui/screens';
import { useState } from 'react';
import { type Services, useServices } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { useUpload } from '../data/useUpload.ts';
import { paths } from '../paths.ts';
import { createCodeService } from './codeService.ts';

/** Everything the page of a shopper's own data gets. */
export function useUserInfoScreen(): UserInfoScreenProps {
  const services = useServices();
  const { client } = services;
  const invalidate = useInvalidate();
  const user = useResource(request(currentUser, {}));
  const methods = useResource(request(signInMethods, {})).resource;
  return {
    state: userInfoState(useLastReady(user.resource)),
    captcha: methods.status === 'ready' && methods.data.captcha,
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
    onChangePassword: ({ by, code, newPassword, repeatPassword }) => {
      const change = by === 'phone' ? changePasswordByPhone : changePasswordByEmail;
      return runSignedIn(services, () => client.call(change, { body: { captcha: code, newPassword, passwordAgain: repeatPassword } }));
    },
  };
}

/** A session that ends in the middle of typing does not take the form away: whoever it was is shown until it is known who is there. */
function useLastReady(resource: Resource<User>): Resource<User> {
  const [last, save] = useState<User>();
  if (resource.status === 'ready' && resource.data !== last) save(resource.data);
  return resource.status !== 'ready' && last ? { status: 'ready', data: last, refreshing: true } : resource;
}

const kept = new WeakMap<Services, CodeService<PasswordCodeTarget>>();

/** Always the same for one shop, so that a wait for a code goes on when the page is left. */
function codesOf(services: Services): CodeService<PasswordCodeTarget> {
  const { client } = services;
  const codes =
    kept.get(services) ??
    createCodeService<PasswordCodeTarget>({
      send: ({ kind }, query) => client.call(kind === 'phone' ? sendPasswordCodeByPhone : sendPasswordCodeByEmail, { query }),
      getCaptcha: (signal) => client.call(captchaImage, {}, signal),
    });
  kept.set(services, codes);
  return codes;
}
