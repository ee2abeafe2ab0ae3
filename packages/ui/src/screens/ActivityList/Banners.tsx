'use client';

import { useState } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './ActivityListScreen.css.ts';

/** The wide pictures of an activity: the first across the page, others in halves below it. One that does not come leaves no hole. */
export function Banners({ pictures }: { pictures: readonly string[] }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [...new Set(pictures)].filter((picture) => !broken.includes(picture));
  if (shown.length === 0) return null;
  return (
    <div className={styles.banners}>
      {shown.map((picture, at) => (
        <img
          key={picture}
          src={picture}
          alt=""
          width={1200}
          height={384}
          fetchPriority={at === 0 ? 'high' : 'auto'}
          decoding="async"
          className={classes(styles.banner, (at > 0 || shown.length % 2 === 0) && styles.half)}
          onError={() => setBroken([...broken, picture])}
        />
      ))}
    </div>
  );
}
