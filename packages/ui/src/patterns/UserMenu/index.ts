export { UserMenu } from './UserMenu.tsx';
export type { UserMenuLink, UserMenuProps } from './UserMenu.types.ts';
