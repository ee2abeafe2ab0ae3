'use client';

import { type KeyboardEventHandler, useEffect, useRef } from 'react';
import { showInRow } from '../../hooks/showInRow.ts';
import { Image } from '../Image/index.ts';
import type { LightboxPictureView } from '../Lightbox/view.ts';
import * as styles from './Gallery.css.ts';

interface GalleryThumbsProps {
  images: readonly LightboxPictureView[];
  at: number;
  seed: number;
  /** The name of a place, counted from one. */
  nameOf: (place: number) => string;
  onTurn: (at: number) => void;
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
}

/** The small pictures below; one stop of the Tab key. The one that is shown is kept in sight, and the focus goes with it. */
export function GalleryThumbs({ images, at, seed, nameOf, onTurn, onKeyDown }: GalleryThumbsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current } = row;
    const chosen = current?.children[at];
    if (!current || !(chosen instanceof HTMLElement)) return;
    showInRow(chosen);
    if (current.contains(document.activeElement)) chosen.querySelector('button')?.focus({ preventScroll: true });
  }, [at]);
  return (
    <ul ref={row} className={styles.thumbs}>
      {images.map(({ src, thumb = src }, place) => (
        <li key={`${src} ${place}`}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={nameOf(place + 1)}
            tabIndex={place === at ? 0 : -1}
            {...(place === at && { 'aria-current': true })}
            onClick={() => onTurn(place)}
            onKeyDown={onKeyDown}
          >
            <Image src={thumb} alt="" seed={seed} className={styles.thumbPicture} />
          </button>
        </li>
      ))}
    </ul>
  );
}
