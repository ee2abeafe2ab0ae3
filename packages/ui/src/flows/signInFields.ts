import type { RegisterTab, SignInPanel } from './signInPanels.ts';

/** What the panels of sign-in ask for. `captcha` is the picture code, which goes along when a one-time code is sent. */
export const signInFields = ['dialCode', 'phone', 'email', 'captcha', 'code', 'password', 'repeatPassword', 'agreement'] as const;
export type SignInField = (typeof signInFields)[number];

/** The panels as forms: registration is two, the QR code none. */
export type SignInForm = Exclude<SignInPanel, 'register' | 'qrCode'> | 'registerByEmail' | 'registerByPhone';

/** The fields of each form, from top to bottom (docs/domain/sign-in.md#panels). */
export const fieldsOfForm: Readonly<Record<SignInForm, readonly SignInField[]>> = {
  phonePassword: ['dialCode', 'phone', 'password', 'agreement'],
  emailPassword: ['email', 'password', 'agreement'],
  phoneCode: ['dialCode', 'phone', 'captcha', 'code', 'agreement'],
  forgotPassword: ['email', 'captcha'],
  emailVerification: ['captcha', 'code', 'password', 'repeatPassword'],
  registerByEmail: ['email', 'captcha', 'code', 'password', 'agreement'],
  registerByPhone: ['dialCode', 'phone', 'captcha', 'code', 'password', 'agreement'],
  guest: ['email', 'dialCode', 'phone', 'agreement'],
};

/** The form of a panel; absent for the QR code, which asks for nothing. */
export function signInFormOf(panel: SignInPanel, tab: RegisterTab): SignInForm | undefined {
  switch (panel) {
    case 'register':
      return tab === 'email' ? 'registerByEmail' : 'registerByPhone';
    case 'qrCode':
      return undefined;
    default:
      return panel;
  }
}

/** The fields that a form shows. The picture code is asked for only where the server says so (docs/domain/sign-in.md#picture-code). */
export function fieldsToShow(form: SignInForm, { captchaOpen }: { captchaOpen: boolean }): SignInField[] {
  return fieldsOfForm[form].filter((field) => captchaOpen || field !== 'captcha');
}
