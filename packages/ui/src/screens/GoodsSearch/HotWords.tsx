'use client';

import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../components/Link/index.ts';
import { fadeRow } from '../../hooks/fadeRow.ts';
import { Heading } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import { fadingRow } from '../../theme/fadingRow.css.ts';
import * as styles from './HotWords.css.ts';

interface HotWordsProps {
  /** Absent while they are on their way: their place is kept. */
  words: readonly string[] | undefined;
  hrefOf: (words: string) => string;
}

/** What many search for. */
export function HotWords({ words, hrefOf }: HotWordsProps) {
  const { t } = useTranslation('goodsSearch');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Heading level={2} scale="meta" tone="muted" id={id}>
        {t('hot')}
      </Heading>
      <ul ref={fadeRow} className={classes(fadingRow, styles.list)}>
        {words?.map((word) => (
          <li key={word} className={styles.item}>
            <Link href={hrefOf(word)} className={styles.word}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
