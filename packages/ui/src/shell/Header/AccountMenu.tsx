import { CircleUser, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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
        { href: links.userCentre, text: t('header.userCentre'), icon: CircleUser },
        { href: links.orders, text: t('header.orders'), icon: Package },
      ]}
      memberCentreHref={links.memberCentre}
      texts={{
        account: t('header.account'),
        points: t('header.points'),
        memberCentre: t('header.memberCentre'),
        signOut: t('header.signOut'),
      }}
      onSignOut={onSignOut}
    />
  );
}
