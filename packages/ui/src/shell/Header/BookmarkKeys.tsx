'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './BookmarkHint.css.ts';
import { bookmarkKeys } from './bookmarkKeys.ts';

/** Why the shop does not do it, and the keys that do. */
export function BookmarkKeys() {
  const { t } = useTranslation('common');
  const [held, pressed] = bookmarkKeys(navigator.platform);
  return (
    <>
      <p>{t('header.bookmarkHint')}</p>
      <p className={styles.keys}>
        <kbd className={styles.key}>{held}</kbd> + <kbd className={styles.key}>{pressed}</kbd>
      </p>
    </>
  );
}
