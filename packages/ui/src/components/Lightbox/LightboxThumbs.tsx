'use client';

import { ImageOff } from 'lucide';
import { useEffect, useRef } from 'react';
import { bringIntoSight } from '../../hooks/laidOut.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Lightbox.css.ts';
import type { LightboxPictureView } from './view.ts';

interface LightboxThumbsProps {
  pictures: readonly LightboxPictureView[];
  at: number;
  /** Addresses that did not load. */
  broken: ReadonlySet<string>;
  onTurn: (at: number) => void;
  onBroken: (src: string) => void;
}

/** The small pictures below; the one that is shown is kept in sight. */
export function LightboxThumbs({ pictures, at, broken, onTurn, onBroken }: LightboxThumbsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    bringIntoSight(row.current?.children[at], { block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <ul ref={row} className={styles.thumbs}>
      {pictures.map(({ src, alt, thumb = src }, place) => (
        <li key={place}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={`${place + 1}: ${alt}`}
            {...(place === at && { 'aria-current': true })}
            onClick={() => onTurn(place)}
          >
            {broken.has(thumb) ? (
              <Icon icon={ImageOff} />
            ) : (
              <img src={thumb} alt="" decoding="async" className={styles.thumbPicture} onError={() => onBroken(thumb)} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
