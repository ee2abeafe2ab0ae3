export { LoginScreen } from './LoginScreen.tsx';
export type {
  CodeKind,
  CodeRequest,
  Credentials,
  LoginScreenProps,
  LoginService,
  NewPassword,
} from './LoginScreen.types.ts';
export { loginPanelTexts, loginTexts } from './texts.ts';
