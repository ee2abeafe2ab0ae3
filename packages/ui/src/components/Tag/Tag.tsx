import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { tag, tones } from './Tag.css.ts';

export const tagTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export interface TagProps extends ComponentProps<'span'> {
  /** What kind of news it is. The word carries the meaning, the colour only helps. */
  tone?: (typeof tagTones)[number] | undefined;
}

/** A short word about a thing, such as its state. Renders a `<span>`. For a number on an icon use `Badge`, for a sentence `Alert`; it is never pressed. */
export function Tag({ tone = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} className={classes(tag, tones[tone], className)} />;
}
