import { AccountNav } from '@galleria/ui/shell';
import { useAccountNav } from './useAccountNav.ts';

/** The user centre's menu with its data. */
export default function AccountSidebar() {
  return <AccountNav {...useAccountNav()} />;
}
