'use client';

import {
  BriefcaseBusiness,
  CircleUser,
  Coins,
  FileClock,
  Heart,
  LayoutGrid,
  MapPin,
  Package,
  Star,
  Store,
  TicketPercent,
  Undo2,
  User,
} from 'lucide';
import type { MouseEventHandler } from 'react';
import { usePicture } from '../../hooks/usePicture.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Icon, type IconDrawing } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import type { AccountNavEntry, AccountPage } from './AccountNav.state.ts';
import * as styles from './AccountNav.css.ts';

/** An entry of the menu. Renders an `<li>`. */
export function AccountNavRow({ entry, onChoose }: { entry: AccountNavEntry; onChoose: MouseEventHandler }) {
  const { t } = useTranslation(['accountNav', 'common']);
  const format = useFormat();
  switch (entry.kind) {
    case 'awaited':
      return (
        <li className={styles.row}>
          <SkeletonBlock className={styles.boneRow} />
        </li>
      );
    case 'own':
      return (
        <li>
          <Link href={entry.href} className={styles.row} aria-current={entry.current ? 'page' : undefined} onClick={onChoose}>
            <Icon icon={iconOf(entry)} size={18} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{t(keyOf(entry.page))}</span>{' '}
              {entry.count > 0 && <span className={styles.count}>{printNumber(entry.count, format)}</span>}
            </span>
          </Link>
        </li>
      );
    case 'added':
      return (
        <li>
          <Link href={entry.href} className={styles.row} aria-current={entry.current ? 'page' : undefined} onClick={onChoose}>
            <AddedPicture src={entry.picture} />
            <span className={styles.name}>{entry.name}</span>
          </Link>
        </li>
      );
    default:
      return entry satisfies never;
  }
}

/** The text with the name of a page; what else has that name too lends it. */
export function keyOf(page: AccountPage) {
  switch (page) {
    case 'overview':
      return 'common:header.accountOverview';
    case 'points':
      return 'common:header.points';
    case 'openShop':
      return 'common:service.settle';
    default:
      return `accountNav:pages.${page}` as const;
  }
}

/** The drawing of an entry; that of the overview when there is none. */
export function iconOf(entry: AccountNavEntry | undefined): IconDrawing {
  if (!entry) return CircleUser;
  return entry.kind === 'added' ? LayoutGrid : icons[entry.page];
}

function AddedPicture({ src }: { src: string }) {
  const picture = usePicture(src);
  if (!picture.src) return <Icon icon={LayoutGrid} size={18} className={styles.icon} />;
  return <img {...picture} alt="" width={18} height={18} className={styles.picture} decoding="async" />;
}

const icons: Record<AccountPage, IconDrawing> = {
  overview: CircleUser,
  orders: Package,
  refunds: Undo2,
  reviews: Star,
  coupons: TicketPercent,
  points: Coins,
  wishList: Heart,
  followedShops: Store,
  profile: User,
  addresses: MapPin,
  openShop: BriefcaseBusiness,
  applications: FileClock,
};
