'use client';

import { Coins, Package } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { UserMenu } from '../../patterns/UserMenu/index.ts';
import * as styles from './Header.css.ts';
import type { Account, HeaderProps } from './Header.types.ts';

interface AccountMenuProps extends Pick<HeaderProps, 'links' | 'onSignOut'> {
  user: Extract<Account, { status: 'signedIn' }>['user'];
}

/** Who is signed in, and the ways into the account. */
export default function AccountMenu({ user, links, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <UserMenu
      className={styles.account}
      user={user && { ...user, points: printNumber(user.points, format) }}
      links={[
        { href: links.orders, label: t('header.orders'), icon: Package },
        { href: links.points, label: t('header.points'), icon: Coins },
      ]}
      accountHref={links.account}
      texts={{
        account: t('header.account'),
        points: t('header.points'),
        toAccount: t('header.toAccount'),
        signOut: t('header.signOut'),
      }}
      onSignOut={onSignOut}
    />
  );
}
