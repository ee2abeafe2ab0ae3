'use client';

import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { buttonLook } from '../../components/Button/buttonLook.ts';
import { DisclosureMenuLazyContent, DisclosureMenuRoot, useDisclosureMenuTrigger } from '../../components/DisclosureMenu/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Header.css.ts';

const load = () => import('./BookmarkHint.tsx');
const BookmarkHint = lazyWithRetry(load);
const fetchHint = () => fetchAhead(load);

/** No page can add a bookmark: it says which keys do. */
export function BookmarkButton() {
  return (
    <DisclosureMenuRoot>
      <Hinted />
      <DisclosureMenuLazyContent>
        <BookmarkHint />
      </DisclosureMenuLazyContent>
    </DisclosureMenuRoot>
  );
}

function Hinted() {
  const { t } = useTranslation('common');
  const look = classes(buttonLook({ tone: 'quiet' }), styles.bookmark);
  return (
    <button type="button" {...useDisclosureMenuTrigger()} className={look} onPointerEnter={fetchHint} onFocus={fetchHint}>
      {t('header.bookmark')}
    </button>
  );
}
