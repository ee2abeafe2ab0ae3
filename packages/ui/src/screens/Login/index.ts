export { type Credentials, Login, type LoginProps } from './Login.tsx';
