'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { sizeObserver } from '../../hooks/laidOut.ts';
import { classes } from '../../theme/classes.ts';
import { asTyped } from '../../theme/utilities.css.ts';
import * as styles from './OwnReview.css.ts';

/** Three lines of a text, and the rest of a longer one by a press. Whether it is longer depends on the width it has. */
export function FoldedText({ children }: { children: string }) {
  const { t } = useTranslation('reviewList');
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => {
    const text = words.current;
    if (!text || open) return;
    const observer = sizeObserver(() => setLong(text.scrollHeight > text.clientHeight + 1));
    observer.observe(text);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div>
      <p ref={words} id={id} className={classes(styles.words, asTyped, !open && styles.folded)}>
        {children}
      </p>
      {long && (
        <Button tone="quiet" size="small" className={styles.more} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? t('less') : t('more')}
        </Button>
      )}
    </div>
  );
}
