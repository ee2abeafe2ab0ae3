export { Login } from './Login.tsx';
export type {
  CodeKind,
  CodeRequest,
  Credentials,
  LoginDesk,
  LoginProps,
  NewPassword,
} from './Login.types.ts';
