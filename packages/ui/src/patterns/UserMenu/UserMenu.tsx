'use client';

import { ChevronDown } from 'lucide';
import { Avatar } from '../../components/Avatar/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { PopoverLazyContent, PopoverRoot, usePopoverTrigger } from '../../components/Popover/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './UserMenu.css.ts';
import type { UserMenuProps } from './UserMenu.types.ts';

const load = () => import('./UserMenuPanel.tsx');
const UserMenuPanel = lazyWithRetry(load);
const fetchPanel = () => fetchAhead(load);

/**
 * Who is signed in, and the ways into the account. A popover of links and not a menu of commands: name and balance
 * are texts, which a `role="menu"` would hide. The button has one width whoever it is, so that nothing moves when the
 * name comes; on a narrow page it is the portrait alone. Renders a `<div>`; keys as in `PopoverRoot`.
 */
export function UserMenu({ user, links, accountHref, texts, onSignOut, asksFirst, signingOut, className, ...rest }: UserMenuProps) {
  return (
    <div {...rest} className={className}>
      <PopoverRoot>
        <UserButton user={user} account={texts.account} />
        <PopoverLazyContent>
          <UserMenuPanel {...{ user, links, accountHref, texts, onSignOut, asksFirst, signingOut }} />
        </PopoverLazyContent>
      </PopoverRoot>
    </div>
  );
}

function UserButton({ user, account }: Pick<UserMenuProps, 'user'> & { account: string }) {
  const trigger = usePopoverTrigger();
  return (
    <button type="button" {...trigger} className={styles.button} onPointerEnter={fetchPanel} onFocus={fetchPanel}>
      <Avatar name={user?.nickname ?? ''} alt="" src={user?.avatar} size="small" />
      <span className={visuallyHidden}>{account}</span>
      {user ? <span className={styles.short}>{user.nickname}</span> : <SkeletonBlock className={styles.bone} />}
      <Icon icon={ChevronDown} size={16} className={styles.chevron} />
    </button>
  );
}
