'use client';

import { ImageOff } from 'lucide';
import { Icon } from '../../components/Icon/index.ts';
import { usePicture } from '../../hooks/usePicture.ts';
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
  onIntent?: (() => void) | undefined;
}

/** A shopper's photo as a button. One that fails to load keeps its place, and says by its icon that it is not there. */
export function ReviewPicture({ src, label, size = 80, onOpen, onIntent }: ReviewPictureProps) {
  const picture = usePicture(src);
  return (
    <button
      type="button"
      aria-label={label}
      className={classes(styles.picture, styles.pictureSizes[size])}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {picture.src ? (
        <img className={styles.photo} {...picture} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        <Icon icon={ImageOff} size={24} />
      )}
    </button>
  );
}
