'use client';

import { Ellipsis } from 'lucide';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import { MenuLazyContent, MenuRoot, MenuTrigger } from '../../components/Menu/index.ts';
import type { MoreAction } from './MoreActionList.tsx';
import * as styles from './orders.css.ts';

const load = () => import('./MoreActionList.tsx');
const MoreActionList = lazyWithRetry(async () => ({ default: (await load()).MoreActionList }));

interface MoreActionsProps {
  actions: readonly MoreAction[];
  /** Somebody is about to open it. */
  onNear?: (() => void) | undefined;
}

/** The actions that have no button of their own. Load the namespace `orderList` with it. */
export function MoreActions({ actions, onNear }: MoreActionsProps) {
  const { t } = useTranslation('orderList');
  const near = () => {
    fetchAhead(load);
    onNear?.();
  };
  return (
    <MenuRoot>
      <MenuTrigger className={styles.more} aria-label={t('actions.more')} title={t('actions.more')} onPointerEnter={near} onFocus={near}>
        <Icon icon={Ellipsis} />
      </MenuTrigger>
      <MenuLazyContent>
        <MoreActionList actions={actions} />
      </MenuLazyContent>
    </MenuRoot>
  );
}
