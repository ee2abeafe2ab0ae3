export { type Account, Header, type HeaderProps } from './Header.tsx';
