export {
  type AccountNavData,
  type AccountNavEntry,
  type AccountNavGroup,
  accountNavGroups,
  type AddedNavEntry,
  type AccountNavState,
  accountNavState,
  type AccountPage,
  accountPages,
} from './AccountNav.state.ts';
export { AccountLayout, type AccountLayoutProps } from './AccountLayout.tsx';
export { AccountNav, type AccountNavProps } from './AccountNav.tsx';
