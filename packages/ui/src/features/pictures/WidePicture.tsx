'use client';

import type { ComponentProps } from 'react';
import { usePicture } from '../../hooks/usePicture.ts';

interface WidePictureProps extends Pick<ComponentProps<'img'>, 'className'> {
  /** Its address; none when it is empty. */
  src: string;
  /** Of 1200 px of width, to reserve its place. */
  height?: number | undefined;
  /** It is among what is seen first. */
  first?: boolean | undefined;
}

/** A wide picture of the operator's or a shop's own, which says nothing beside its words. One that does not load leaves no place. */
export function WidePicture({ src, height = 384, first = false, className }: WidePictureProps) {
  const picture = usePicture(src);
  if (!picture.src) return null;
  return (
    <img
      {...picture}
      alt=""
      width={1200}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  );
}
