import { AccountLayout } from '@galleria/ui/shell';
import { Outlet } from 'react-router-dom';
import { lazyScreen } from '../app/lazyScreen.ts';

/** The texts of the menu. */
export const menuTexts = ['accountNav'] as const;

const AccountSidebar = lazyScreen(() => import('../shell/AccountSidebar.tsx'), ...menuTexts);

/**
 * Around every page of the user centre: the menu is mounted once and stays from page to page. The frame is no part of the
 * menu's code, so that menu and page are loaded at the same time.
 */
export function AccountLayoutRoute() {
  return (
    <AccountLayout menu={<AccountSidebar />}>
      <Outlet />
    </AccountLayout>
  );
}
