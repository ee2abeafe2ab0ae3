import { ChevronDown, LogOut } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Icon, type IconGlyph } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { PopoverPanel, PopoverRoot, usePopoverButton } from '../../components/Popover/index.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './UserMenu.css.ts';

/** A page of the user centre. */
export interface UserMenuLink {
  href: string;
  text: string;
  icon: IconGlyph;
}

export interface UserMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Who is signed in. */
  user: {
    /** Up to 60 characters: cut in the bar, whole in the panel. */
    nickname: string;
    /** Address of the portrait; may be empty. */
    avatar: string;
    /** The points balance, printed. */
    points: string;
  };
  /** The ways into the account, from top to bottom. */
  links: readonly UserMenuLink[];
  /** Where the button "enter member centre" leads. */
  memberCentreHref: string;
  /** Its words, in the language of the page. */
  texts: {
    /** Said before the nickname, so that the button is known for what it is, such as "Your account". */
    account: string;
    points: string;
    memberCentre: string;
    signOut: string;
  };
  /** Asked to end the session. */
  onSignOut: () => void;
  /** The shopper is being signed out; another press does not count. */
  signingOut?: boolean | undefined;
}

/**
 * Who is signed in, and the ways into the account. A popover of links and not a menu of commands: name and balance
 * are texts, which a `role="menu"` would hide. Renders a `<div>`; keys as in `PopoverRoot`.
 */
export function UserMenu({ user, links, memberCentreHref, texts, onSignOut, signingOut, className, ...rest }: UserMenuProps) {
  return (
    <div {...rest} className={className}>
      <PopoverRoot>
        <UserButton user={user} account={texts.account} />
        <PopoverPanel align="end" className={styles.panel}>
          <div className={styles.head}>
            <Avatar name={user.nickname} alt="" src={user.avatar} size="medium" />
            <div className={styles.who}>
              <p className={styles.nickname}>{user.nickname}</p>
              <p className={styles.points}>
                {texts.points} <span className={styles.balance}>{user.points}</span>
              </p>
            </div>
          </div>
          <div className={styles.centre}>
            <LinkButton href={memberCentreHref} tone="accent" wide>
              {texts.memberCentre}
            </LinkButton>
          </div>
          <ul>
            {links.map(({ href, text, icon }) => (
              <li key={href}>
                <Link href={href} className={styles.link}>
                  <Icon glyph={icon} className={styles.icon} />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.last}>
            <div className={styles.foot} />
            <button
              type="button"
              className={classes(styles.link, styles.last)}
              onClick={() => signingOut || onSignOut()}
              {...(signingOut && { 'aria-busy': true, 'aria-disabled': true })}
            >
              <Icon glyph={LogOut} className={styles.icon} />
              {texts.signOut}
            </button>
          </div>
        </PopoverPanel>
      </PopoverRoot>
    </div>
  );
}

function UserButton({ user, account }: Pick<UserMenuProps, 'user'> & { account: string }) {
  const trigger = usePopoverButton();
  return (
    <button type="button" {...trigger} className={styles.button}>
      <Avatar name={user.nickname} alt="" src={user.avatar} size="small" />
      <span className={visuallyHidden}>{account}</span>
      <span className={styles.short}>{user.nickname}</span>
      <Icon glyph={ChevronDown} size={16} className={styles.chevron} />
    </button>
  );
}
