import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './RankMark.css.ts';

export interface RankMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The place, from 1. The first three have medals. */
  rank: number;
  /** The place in words, such as "No. 1": the mark is a picture of that name. */
  label: string;
}

const metals = ['gold', 'silver', 'bronze'] as const;

/**
 * The place of something among others: a medal for the first three, each with an edge of its own, the bare number for the rest. Renders
 * a `<span>` named by `label`. For how many there are use `Badge`.
 */
export function RankMark({ rank, label, className, ...rest }: RankMarkProps) {
  const metal = metals[rank - 1];
  return (
    <span role="img" aria-label={label} {...rest} className={classes(styles.root, !metal && styles.plain, className)}>
      {metal && (
        <svg aria-hidden viewBox="0 0 40 52" className={classes(styles.medal, styles.metals[metal])}>
          <path className={styles.ribbon} d="M9 30v21l11-6 11 6V30z" />
          <path className={styles.edge} d={edges[metal]} />
          <circle className={styles.disc} cx="20" cy="20" r="13" />
        </svg>
      )}
      <span aria-hidden className={metal ? styles.place : styles.number}>
        {rank}
      </span>
    </span>
  );
}

/** Round the middle 20, 20: twelve rays, eight scallops, a ring. */
const edges = {
  gold: star(12, 19, 15.5),
  silver: star(8, 19, 16.5),
  bronze: 'M20 2.5a17.5 17.5 0 1 0 0 35 17.5 17.5 0 1 0 0-35z',
};

function star(rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * rays }, (_, at) => {
    const angle = (Math.PI * at) / rays;
    const radius = at % 2 ? inner : outer;
    return `${tenths(20 + radius * Math.sin(angle))} ${tenths(20 - radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}z`;
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
