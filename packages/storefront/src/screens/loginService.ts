import {
  captchaImage,
  type Client,
  continueAsGuest,
  qrCode,
  qrCodeState,
  registerByEmail,
  registerByPhone,
  resetPassword,
  sendEmailCode,
  sendPhoneCode,
  sendResetCode,
  signInByPhoneCode,
} from '@galleria/api';
import type { CodeRequest, Credentials, LoginService } from '@galleria/ui/screens';
import type { Services } from '../app/services.tsx';
import { beginSession } from '../data/beginSession.ts';
import { outcomeOf } from '../data/useResource.ts';
import { type captchaFields, createCodeService, loaded } from './codeService.ts';

/** The ways to sign in that are fetched when somebody wants them. */
export type PanelCredentials = Exclude<Credentials, { mode: 'phonePassword' | 'emailPassword' }>;

/** What the further panels of signing in work with, in a file of their own: most shoppers need none. */
export function createLoginService(services: Services): LoginService {
  const { client, session } = services;
  const codes = createCodeService<CodeRequest>(session, {
    send: (request, captcha) => sendCode(client, request, captcha),
    getCaptcha: (signal) => client.call(captchaImage, {}, signal),
  });
  return {
    codes,
    async resetPassword({ email, code, newPassword, repeatPassword }) {
      const body = { email, captcha: code, newPassword, passwordAgain: repeatPassword };
      const outcome = await outcomeOf(client.call(resetPassword, { body }));
      if (outcome.status === 'done') codes.forget();
      return outcome;
    },
    qrCode: (signal) => loaded(client.call(qrCode, {}, signal), signal),
    async qrState(key, signal) {
      const answer = await loaded(client.call(qrCodeState, { params: { key } }, signal), signal);
      if (answer.status === 'failed') return answer;
      const { state, token } = answer.data;
      if (token !== undefined) await beginSession(services, 'mobile', token);
      // A word that this shop does not know changes nothing.
      return { status: 'done', data: state === 'unknown' ? 'waiting' : state };
    },
  };
}

function sendCode(client: Client, request: CodeRequest, query: ReturnType<typeof captchaFields>): Promise<unknown> {
  switch (request.kind) {
    case 'phone':
      return client.call(sendPhoneCode, { query, body: { phone: request.phone, countryCode: `+${request.dialCode}` } });
    case 'registration':
      return client.call(sendEmailCode, { query, body: request.email });
    case 'reset':
      return client.call(sendResetCode, { query, body: request.email });
    default:
      return request satisfies never;
  }
}

/** Signs in or registers, and begins the session. */
export async function signInByPanel(services: Services, credentials: PanelCredentials): Promise<void> {
  const { client } = services;
  switch (credentials.mode) {
    case 'phoneCode': {
      const { dialCode, phone, code } = credentials;
      const { token, scope } = await client.call(signInByPhoneCode, { body: { countryCode: `+${dialCode}`, phone, captcha: code } });
      await beginSession(services, 'mobile_code', token, scope);
      break;
    }
    case 'registerByEmail': {
      const { email, code, newPassword } = credentials;
      const { token, scope } = await client.call(registerByEmail, { body: { email, captcha: code, password: newPassword } });
      await beginSession(services, 'register_email', token, scope);
      break;
    }
    case 'registerByPhone': {
      const { dialCode, phone, code, newPassword } = credentials;
      const body = { countryCode: `+${dialCode}`, phone, captcha: code, password: newPassword };
      const { token, scope } = await client.call(registerByPhone, { body });
      await beginSession(services, 'register_mobile', token, scope);
      break;
    }
    case 'guest': {
      const { dialCode, phone, email } = credentials;
      const { token, scope } = await client.call(continueAsGuest, { body: { countryCode: `+${dialCode}`, phone, email } });
      await beginSession(services, 'visitor', token, scope);
      break;
    }
    default:
      credentials satisfies never;
  }
}
