'use client';

import { ImageOff } from 'lucide';
import { Icon } from '../Icon/index.ts';
import * as styles from './Lightbox.css.ts';
import type { LightboxPictureView } from './view.ts';

interface LightboxPictureProps {
  picture: LightboxPictureView;
  zoomed: boolean;
  /** Says that it cannot be loaded. */
  broken?: string | undefined;
  onBroken: (src: string) => void;
}

/** The picture that is shown: whole, in its full size, or the word that it cannot be loaded. */
export function LightboxPicture({ picture: { src, alt }, zoomed, broken, onBroken }: LightboxPictureProps) {
  if (broken)
    return (
      <div className={styles.view}>
        <p className={styles.broken}>
          <Icon icon={ImageOff} size={24} />
          {broken}
        </p>
      </div>
    );
  // Named, and in the tab order, only while there is something to scroll.
  const scrolls = zoomed && ({ role: 'group', tabIndex: 0, 'aria-label': alt, 'data-scrolls': '' } as const);
  return (
    <div className={styles.view} {...scrolls}>
      <img
        src={src}
        alt={alt}
        decoding="async"
        className={styles.picture}
        onError={() => onBroken(src)}
        {...(zoomed && { 'data-zoomed': '' })}
      />
    </div>
  );
}
