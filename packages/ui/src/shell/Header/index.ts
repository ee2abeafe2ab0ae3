export { Header } from './Header.tsx';
export type { Account, HeaderProps, MainPage } from './Header.types.ts';
