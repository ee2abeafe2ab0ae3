import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The content of the page, as `Page` has it. */
export const content = () => document.getElementById('content');

/**
 * Names the document after the page: what its `<h1>` says, from the moment that is there, in whichever language, so no
 * screen need do anything for it.
 */
export function useTitle(): void {
  const { t } = useTranslation('common');
  const shop = t('shop.name');
  useEffect(() => {
    const main = content();
    const read = () => {
      const heading = main?.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim().slice(0, 120);
      const title = heading && heading !== shop ? `${heading} – ${shop}` : shop;
      if (document.title !== title) document.title = title;
    };
    read();
    const changes = new MutationObserver(read);
    if (main) changes.observe(main, { childList: true, subtree: true, characterData: true });
    return () => changes.disconnect();
  }, [shop]);
}
