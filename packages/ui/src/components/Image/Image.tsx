'use client';

import { ImageOff } from 'lucide';
import type { ComponentProps } from 'react';
import { usePicture } from '../../hooks/usePicture.ts';
import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/index.ts';
import { grounds, image, missing, root } from './Image.css.ts';

export interface ImageProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Address of the picture; empty, or one that fails to load, shows that there is none. */
  src: string;
  /** What it shows; empty when its name stands beside it. */
  alt: string;
  /** Chooses the ground: the id of what is shown. */
  seed: number;
  /** Load at once instead of when it comes near: for what is seen first. */
  eager?: boolean | undefined;
}

/** A square picture of goods on a soft ground, its place reserved. Renders a `<span>`. For people and shops use `Avatar`, to look closely `Lightbox`. */
export function Image({ src, alt, seed, eager, className, ...rest }: ImageProps) {
  const picture = usePicture(src);
  return (
    <span {...rest} className={classes(root, grounds[String(Math.abs(Math.trunc(seed)) % 3)], className)}>
      {picture.src ? (
        <img
          className={image}
          {...picture}
          alt={alt}
          width={256}
          height={256}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      ) : (
        <span className={missing} {...(alt && { role: 'img', 'aria-label': alt })}>
          <Icon icon={ImageOff} size={24} />
        </span>
      )}
    </span>
  );
}
