import { useEffect, useRef } from 'react';
import { useDisclosure } from '../../components/DisclosureMenu/DisclosureMenu.tsx';
import { DisclosureMenuPanel } from '../../components/DisclosureMenu/index.ts';
import * as styles from './BookmarkHint.css.ts';
import { BookmarkKeys } from './BookmarkKeys.tsx';

/** Which keys keep the page. Whoever pressed for it is taken to it, so that it is read out; pointing shows it only. */
export default function BookmarkHint() {
  const { parts } = useDisclosure();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === parts.button.current) words.current?.focus();
  }, [parts]);
  return (
    <DisclosureMenuPanel layout="plain" align="end" className={styles.panel}>
      <div ref={words} tabIndex={-1} className={styles.words}>
        <BookmarkKeys />
      </div>
    </DisclosureMenuPanel>
  );
}
