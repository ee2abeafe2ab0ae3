'use client';

import { ImageOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './ReviewCard.css.ts';

/** Edge in CSS pixels. */
export type ReviewPictureSize = 64 | 80;

interface ReviewPictureProps {
  src: string;
  label: string;
  size?: ReviewPictureSize | undefined;
  onOpen: () => void;
  /** It may be opened soon: what it opens can be fetched. */
  onIntent?: () => void;
}

/** A shopper's photo as a button. One that fails to load keeps its place, and says by its icon that it is not there. */
export function ReviewPicture({ src, label, size = 80, onOpen, onIntent }: ReviewPictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <button
      type="button"
      aria-label={label}
      className={classes(styles.picture, styles.pictureSizes[size])}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {src && broken !== src ? (
        <img
          className={styles.photo}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <Icon icon={ImageOff} size={24} />
      )}
    </button>
  );
}
