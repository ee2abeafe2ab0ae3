'use client';

import { User } from 'lucide';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Header.css.ts';
import type { HeaderProps } from './Header.types.ts';

/** The way into the account where the code of its menu has not come. */
export function AccountLink({ links }: Pick<HeaderProps, 'links'>) {
  const { t } = useTranslation('common');
  const name = t('header.account');
  return (
    <Link href={links.account} className={styles.iconLink} aria-label={name} title={name}>
      <Icon icon={User} size={22} />
    </Link>
  );
}
