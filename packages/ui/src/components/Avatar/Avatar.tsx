'use client';

import { Store, User } from 'lucide';
import type { ComponentProps } from 'react';
import { usePicture } from '../../hooks/usePicture.ts';
import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Avatar.css.ts';
import { bucketOf, initialsOf } from './initialsOf.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;
export const avatarShapes = ['round', 'square'] as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is. Gives the initials and the ground that stand in for a picture. */
  name: string;
  /** What screen readers hear; empty when the name stands beside it. */
  alt: string;
  /** Address of the picture. Without one, or with one that does not load, the initials are shown. */
  src?: string | undefined;
  /** 32, 48 or 72 px. */
  size?: (typeof avatarSizes)[number] | undefined;
  /** `round` for people, `square` for shops. */
  shape?: (typeof avatarShapes)[number] | undefined;
}

/**
 * The portrait of a shopper or the logo of a shop, small. Renders a `<span>` of a fixed size.
 *
 * Falls back from the picture to the initials, and for a name without letters to an icon. For goods use `Image`.
 */
export function Avatar({ name, alt, src, size = 'medium', shape = 'round', className, ...rest }: AvatarProps) {
  const picture = usePicture(src);
  const initials = initialsOf(name);
  return (
    <span
      {...rest}
      className={classes(styles.root, styles.sizes[size], styles.shapes[shape], styles.grounds[bucketOf(name, 8)], className)}
    >
      {picture.src ? (
        <img className={styles.image} {...picture} alt={alt} width={72} height={72} decoding="async" />
      ) : (
        <span className={styles.stand} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {initials || <Icon icon={shape === 'square' ? Store : User} className={styles.icon} />}
        </span>
      )}
    </span>
  );
}
