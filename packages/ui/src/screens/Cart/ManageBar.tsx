'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading, Panel, Text } from '../../layout/index.ts';
import type { CartLineView } from './CartScreen.state.ts';
import * as styles from './ManageBar.css.ts';
import * as summary from './Summary.css.ts';
import type { StableActs } from './useStableActs.ts';

interface ManageBarProps {
  /** Lines that are marked. */
  lines: readonly CartLineView[];
  /** There is a wish list to move them to. */
  mayWish: boolean;
  acts: Pick<StableActs, 'remove' | 'moveToWishList'>;
  /** It is done; after a failure the marks stay. */
  onDone: () => void;
}

/** What is done with the lines that are marked, in the place of the summary. */
export function ManageBar({ lines, mayWish, acts, onDone }: ManageBarProps) {
  const { t } = useTranslation('cart');
  const [busy, setBusy] = useState<'remove' | 'move'>();
  async function send(what: 'remove' | 'move') {
    if (busy || lines.length === 0) return;
    setBusy(what);
    const outcome = await (what === 'remove' ? acts.remove : acts.moveToWishList)(lines);
    setBusy(undefined);
    if (outcome?.status === 'done') onDone();
  }
  // The one that was pressed has the focus when nothing is marked any more, and keeps it.
  const inactive = lines.length === 0 && { 'aria-disabled': true };
  return (
    <Panel as="section" aria-labelledby="cart-manage" padding="large" className={summary.root} data-bar>
      <Heading level={2} id="cart-manage" className={summary.title}>
        {t('manage.title')}
      </Heading>
      <Text role="status" tone="muted" className={styles.marked}>
        {t(lines.length > 0 ? 'manage.marked' : 'manage.none', { count: lines.length })}
      </Text>
      <div className={styles.acts}>
        {mayWish && (
          <Button fullWidth {...inactive} loading={busy === 'move'} onClick={() => void send('move')}>
            {t('manage.toWishList')}
          </Button>
        )}
        <Button tone="accent" fullWidth {...inactive} loading={busy === 'remove'} onClick={() => void send('remove')}>
          {t('manage.remove')}
        </Button>
      </div>
    </Panel>
  );
}
