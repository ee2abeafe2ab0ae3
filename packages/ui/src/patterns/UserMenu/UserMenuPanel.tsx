'use client';

import { LogOut } from 'lucide';
import { flushSync } from 'react-dom';
import { Avatar } from '../../components/Avatar/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { PopoverPanel, usePopover } from '../../components/Popover/index.ts';
import { classes } from '../../theme/classes.ts';
import type { UserMenuProps } from './UserMenu.types.ts';
import * as styles from './UserMenuPanel.css.ts';

type UserMenuPanelProps = Pick<UserMenuProps, 'user' | 'links' | 'accountHref' | 'texts' | 'onSignOut' | 'asksFirst' | 'signingOut'>;

/** What the button of a user menu opens. */
export default function UserMenuPanel({ user, links, accountHref, texts, onSignOut, asksFirst, signingOut }: UserMenuPanelProps) {
  const { setOpen } = usePopover();
  const signOut = () => {
    // Focus goes back to the button of the menu, where it is after a "no", too.
    if (asksFirst) flushSync(() => setOpen(false, 'close-button'));
    onSignOut();
  };
  return (
    <PopoverPanel align="end" className={styles.panel}>
      {user && (
        <div className={styles.head}>
          <Avatar name={user.nickname} alt="" src={user.avatar} size="medium" />
          <div className={styles.who}>
            <p className={styles.nickname}>{user.nickname}</p>
            <p className={styles.points}>
              {texts.points} <span className={styles.balance}>{user.points}</span>
            </p>
          </div>
        </div>
      )}
      <div className={styles.centre}>
        <LinkButton href={accountHref} tone="accent" fullWidth>
          {texts.toAccount}
        </LinkButton>
      </div>
      <ul>
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              <Icon icon={icon} className={styles.icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.last}>
        <div className={styles.foot} />
        <button
          type="button"
          className={classes(styles.link, styles.last)}
          onClick={() => signingOut || signOut()}
          {...(signingOut && { 'aria-busy': true, 'aria-disabled': true })}
        >
          <Icon icon={LogOut} className={styles.icon} />
          {texts.signOut}
        </button>
      </div>
    </PopoverPanel>
  );
}
