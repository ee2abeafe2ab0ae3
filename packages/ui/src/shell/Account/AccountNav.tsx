'use client';

import { ChevronDown } from 'lucide';
import { type ComponentProps, type MouseEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import { RetryButton } from '../../patterns/AsyncContent/index.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import type { AccountNavState } from './AccountNav.state.ts';
import * as styles from './AccountNav.css.ts';
import { AccountNavRow, iconOf, keyOf } from './AccountNavRow.tsx';

export interface AccountNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  state: AccountNavState;
  /** Fetches again what did not come; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Asked to sign in by whoever has been signed out; without it the head of the menu says only where it leads. */
  onSignIn?: (() => void) | undefined;
}

/**
 * The menu of the user centre: who it is, the pages in groups, and what waits behind them. Where there is no room beside
 * the page it is a bar with the present entry's name, which unfolds. Renders a `<nav>`.
 */
export function AccountNav({ state: { user, overview, groups, incomplete }, onRetry, onSignIn, className, ...rest }: AccountNavProps) {
  const { t } = useTranslation(['accountNav', 'common']);
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const id = useId();
  const present = groups.flatMap(({ entries }) => entries).find((entry) => entry.kind !== 'awaited' && entry.current);
  const nameOfPresent = present?.kind === 'added' ? present.name : t(keyOf(present?.kind === 'own' ? present.page : 'overview'));

  /** Whoever has chosen a page wants to see it; what had the focus is folded away. A page that opens beside leaves all as it is. */
  function fold({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
    if (!open || ctrlKey || metaKey || shiftKey) return;
    setOpen(false);
    bar.current?.focus();
  }

  return (
    <nav {...rest} aria-label={t('common:header.accountOverview')} className={classes(styles.root, className)}>
      <button ref={bar} type="button" className={styles.bar} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon icon={iconOf(present)} size={18} className={styles.barIcon} />
        <span className={visuallyHidden}>{t('unfold')} </span>
        <span className={styles.barName}>{nameOfPresent}</span>
        <Icon icon={ChevronDown} size={18} className={styles.chevron} />
      </button>
      <div id={id} className={classes(styles.panel, !open && styles.folded)}>
        {user.status === 'signedOut' && onSignIn ? (
          <button type="button" className={styles.head} onClick={onSignIn}>
            <Avatar name="" alt="" />
            <span className={styles.nickname}>{t('common:header.signIn')}</span>
          </button>
        ) : (
          <Link href={overview.href} className={styles.head} aria-current={overview.current ? 'page' : undefined} onClick={fold}>
            <Who user={user} />
          </Link>
        )}
        {groups.map(({ name, entries }) => (
          <div key={name} className={styles.group}>
            <p id={`${id}${name}`} className={styles.heading}>
              {t(`groups.${name}`)}
            </p>
            <ul aria-labelledby={`${id}${name}`}>
              {entries.map((entry, at) => (
                <AccountNavRow key={at} entry={entry} onChoose={fold} />
              ))}
            </ul>
          </div>
        ))}
        {incomplete && (
          <div className={styles.incomplete}>
            <p>{t('incomplete')}</p>
            {onRetry && (
              <RetryButton size="small" heirs="a" onRetry={onRetry}>
                {t('common:retry')}
              </RetryButton>
            )}
          </div>
        )}
      </div>
    </nav>
  );
}

/** Portrait, name and balance: whose menu it is. Where that is not to be known it has the name of the page that it leads to. */
function Who({ user }: { user: AccountNavState['user'] }) {
  const { t } = useTranslation(['accountNav', 'common']);
  const format = useFormat();
  const overview = t(keyOf('overview'));
  if (user.status === 'ready')
    return (
      <>
        <Avatar name={user.nickname} alt="" src={user.avatar} />
        <span className={styles.who}>
          <span className={styles.nickname}>{user.nickname}</span>
          <span className={styles.points}>{t('points', { count: user.points, formatted: printNumber(user.points, format) })}</span>
          <span className={visuallyHidden}>{overview}</span>
        </span>
      </>
    );
  return (
    <>
      <Avatar name="" alt="" />
      <span className={styles.who}>
        {user.status === 'loading' && <SkeletonBlock className={styles.bone} />}
        <span className={user.status === 'loading' ? visuallyHidden : styles.nickname}>{overview}</span>
      </span>
    </>
  );
}
