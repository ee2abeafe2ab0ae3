import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './ReviewCard.css.ts';

interface ReviewPictureProps {
  src: string;
  label: string;
  onOpen: () => void;
  /** It may be opened soon: what it opens can be fetched. */
  onIntent?: () => void;
}

/** A shopper's photo as a button of 80 px. One that fails to load keeps its place, and says by its icon that it is not there. */
export function ReviewPicture({ src, label, onOpen, onIntent }: ReviewPictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <button type="button" aria-label={label} className={styles.picture} onClick={onOpen} onPointerEnter={onIntent} onFocus={onIntent}>
      {src && broken !== src ? (
        <img
          className={styles.photo}
          src={src}
          alt=""
          width={80}
          height={80}
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
