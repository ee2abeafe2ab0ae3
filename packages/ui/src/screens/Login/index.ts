export { LoginScreen } from './LoginScreen.tsx';
export type {
  CodeKind,
  CodeRequest,
  Credentials,
  LoginScreenProps,
  LoginService,
  NewPassword,
} from './LoginScreen.types.ts';
