export { LoginScreen } from './LoginScreen.tsx';
export type {
  CodeKind,
  CodeRequest,
  Credentials,
  LoginDesk,
  LoginScreenProps,
  NewPassword,
} from './LoginScreen.types.ts';
export { loginTexts } from './texts.ts';
