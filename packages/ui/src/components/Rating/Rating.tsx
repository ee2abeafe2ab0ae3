'use client';

import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { useFormat } from '../Format/index.ts';
import * as styles from './Rating.css.ts';
import { printScore, type RatingStar, ratingStars } from './ratingStars.ts';
import { halfStarPath, starPath } from './starPath.ts';

export const ratingVariants = ['stars', 'both', 'short'] as const;
export const ratingSizes = ['small', 'medium', 'large'] as const;

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 0 to 5; drawn to the nearest half, printed with one decimal. */
  value: number;
  /** The score in words, such as "4.5 of 5 stars": the stars are one picture of that name. */
  label: string;
  /** Five stars, five stars and the number, or one star and the number where there is little room. */
  variant?: (typeof ratingVariants)[number] | undefined;
  /** Stars of 14, 16 or 20 px at the usual size of text. */
  size?: (typeof ratingSizes)[number] | undefined;
}

/**
 * A score as stars, the number beside it. Renders a `<span>` with one picture that is named by `label`.
 * Colour is never the only signal: use `stars` alone only where the number stands near. To ask for a score use `RatingField`.
 */
export function Rating({ value, label, variant = 'both', size = 'medium', className, ...rest }: RatingProps) {
  const { locale } = useFormat();
  const stars: RatingStar[] = variant === 'short' ? ['full'] : ratingStars(value);
  return (
    <span {...rest} className={classes(styles.root, className)}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${stars.length * 26 - 2} 24`}
        className={classes(styles.stars, styles.starSizes[size])}
      >
        {stars.map((star, at) => (
          <g key={at} transform={`translate(${at * 26} 0)`}>
            {star !== 'full' && <path d={starPath} className={styles.rest} />}
            {star !== 'empty' && <path d={star === 'full' ? starPath : halfStarPath} className={styles.filled} />}
          </g>
        ))}
      </svg>
      {variant !== 'stars' && (
        <span aria-hidden className={classes(styles.number, styles.numberSizes[size])}>
          {printScore(value, locale)}
        </span>
      )}
    </span>
  );
}
