'use client';

import { Coins, Package, UserPlus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { UserMenu } from '../../patterns/UserMenu/index.ts';
import * as styles from './Header.css.ts';
import type { Account, HeaderProps } from './Header.types.ts';

const SignOutQuestion = lazyWithRetry(async () => ({ default: (await import('./SignOutQuestion.tsx')).SignOutQuestion }));

interface AccountMenuProps extends Pick<HeaderProps, 'links' | 'onSignOut'>, Pick<Extract<Account, { status: 'signedIn' }>, 'isVisitor'> {
  user: Extract<Account, { status: 'signedIn' }>['user'];
}

/** Who is signed in, and the ways into the account: for a guest to an account, too, who is asked before the orders are out of reach. */
export default function AccountMenu({ user, isVisitor, links, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [question, setQuestion] = useState<'open' | 'closed'>();
  return (
    <>
      <UserMenu
        className={styles.account}
        user={user && { ...user, points: printNumber(user.points, format) }}
        links={[
          { href: links.orders, label: t('header.orders'), icon: Package },
          { href: links.points, label: t('header.points'), icon: Coins },
          ...(isVisitor ? [{ href: links.register, label: t('header.register'), icon: UserPlus }] : []),
        ]}
        accountHref={links.account}
        texts={{
          account: t('header.account'),
          points: t('header.points'),
          toAccount: t('header.toAccount'),
          signOut: t('header.signOut'),
        }}
        asksFirst={isVisitor}
        onSignOut={isVisitor ? () => setQuestion('open') : onSignOut}
      />
      {question && (
        <LazySuspense>
          <SignOutQuestion open={question === 'open'} onOpenChange={() => setQuestion('closed')} onConfirm={onSignOut} />
        </LazySuspense>
      )}
    </>
  );
}
