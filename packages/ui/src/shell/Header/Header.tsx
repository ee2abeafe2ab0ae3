import { Package, User } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Header.css.ts';

/** Who is there: nobody, somebody whose name is on its way, or somebody. */
export type Account = { status: 'guest' } | { status: 'signedIn'; nickname?: string | undefined };

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  account: Account;
  links: { home: string; orders: string; content: string };
  texts: { label: string; home: string; skip: string; signIn: string; signOut: string; orders: string };
  /** The language switch. */
  language?: ReactNode;
  onSignIn: () => void;
  onSignOut: () => void;
}

/** The bar on top of every page: logo, language, and sign-in or nickname. Renders a `<header>`. */
export function Header({ account, links, texts, language, onSignIn, onSignOut, className, ...rest }: HeaderProps) {
  return (
    <header aria-label={texts.label} {...rest} className={classes(styles.root, className)}>
      <a className={styles.skip} href={links.content}>
        {texts.skip}
      </a>
      <div className={styles.bar}>
        <Link className={styles.home} href={links.home} aria-label={texts.home}>
          <Logo />
        </Link>
        {language && <div className={styles.language}>{language}</div>}
        {account.status === 'guest' ? (
          <Button tone="quiet" onClick={onSignIn}>
            <Icon glyph={User} />
            {texts.signIn}
          </Button>
        ) : (
          <>
            <Link className={styles.link} href={links.orders}>
              <Icon glyph={Package} />
              {texts.orders}
            </Link>
            {account.nickname && (
              <span className={styles.link} title={account.nickname}>
                <Icon glyph={User} />
                <span className={styles.nickname}>{account.nickname}</span>
              </span>
            )}
            <Button tone="quiet" onClick={onSignOut}>
              {texts.signOut}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
