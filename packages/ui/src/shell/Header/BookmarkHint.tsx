'use client';

import { useEffect, useRef } from 'react';
import { useDisclosureMenu } from '../../components/DisclosureMenu/DisclosureMenu.tsx';
import { DisclosureMenuPanel } from '../../components/DisclosureMenu/index.ts';
import * as styles from './BookmarkHint.css.ts';
import { BookmarkKeys } from './BookmarkKeys.tsx';

/** Which keys keep the page. Whoever pressed for it is taken to it, so that it is read out; pointing shows it only. */
export default function BookmarkHint() {
  const { trigger } = useDisclosureMenu();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === trigger.current) words.current?.focus();
  }, [trigger]);
  return (
    <DisclosureMenuPanel layout="plain" align="end" className={styles.panel}>
      <div ref={words} tabIndex={-1} className={styles.words}>
        <BookmarkKeys />
      </div>
    </DisclosureMenuPanel>
  );
}
