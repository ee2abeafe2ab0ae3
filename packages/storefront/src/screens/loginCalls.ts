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
import type { CodeRequest, Credentials, NewPassword } from '@galleria/ui/screens';
import type { Services } from '../app/services.tsx';
import type { captchaFields } from './codeService.ts';

/** The ways to sign in that are fetched when somebody wants them. */
export type FurtherCredentials = Exclude<Credentials, { mode: 'phonePassword' | 'emailPassword' }>;

/** The calls of the further panels of signing in, in a file of their own: most shoppers make none. */
export function createLoginCalls({ client, session }: Services) {
  return {
    sendCode: (request: CodeRequest, captcha: ReturnType<typeof captchaFields>) => sendCode(client, request, captcha),
    getCaptcha: (signal: AbortSignal) => client.call(captchaImage, {}, signal),
    resetPassword: ({ email, code, newPassword, repeatPassword }: NewPassword) =>
      client.call(resetPassword, { body: { email, captcha: code, newPassword, passwordAgain: repeatPassword } }),
    getQrCode: (signal: AbortSignal) => client.call(qrCode, {}, signal),
    /** How far it has come. A confirmed one begins the session. */
    async getQrState(key: string, signal: AbortSignal) {
      const { state, token } = await client.call(qrCodeState, { params: { key } }, signal);
      if (token !== undefined) session.start('mobile', token);
      // A word that this shop does not know changes nothing.
      return state === 'unknown' ? 'waiting' : state;
    },
    /** Signs in or registers, and begins the session. */
    enter: (credentials: FurtherCredentials) => enter({ client, session }, credentials),
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

async function enter({ client, session }: Pick<Services, 'client' | 'session'>, credentials: FurtherCredentials): Promise<void> {
  switch (credentials.mode) {
    case 'phoneCode': {
      const { dialCode, phone, code } = credentials;
      const { token } = await client.call(signInByPhoneCode, { body: { countryCode: `+${dialCode}`, phone, captcha: code } });
      session.start('mobile_code', token);
      break;
    }
    case 'registerByEmail': {
      const { email, code, newPassword } = credentials;
      const { token } = await client.call(registerByEmail, { body: { email, captcha: code, password: newPassword } });
      session.start('register_email', token);
      break;
    }
    case 'registerByPhone': {
      const { dialCode, phone, code, newPassword } = credentials;
      const body = { countryCode: `+${dialCode}`, phone, captcha: code, password: newPassword };
      const { token } = await client.call(registerByPhone, { body });
      session.start('register_mobile', token);
      break;
    }
    case 'guest': {
      const { dialCode, phone, email } = credentials;
      const { token } = await client.call(continueAsGuest, { body: { countryCode: `+${dialCode}`, phone, email } });
      session.start('visitor', token);
      break;
    }
    default:
      credentials satisfies never;
  }
}
