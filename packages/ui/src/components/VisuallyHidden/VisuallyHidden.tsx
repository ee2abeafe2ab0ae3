import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';

/**
 * Text for screen readers alone. Renders a `<span>` that takes no place.
 *
 * Use it where the eye understands by place or shape what the ear must be told, such as "Old price" before an amount.
 * Not for controls, since focus would vanish on them; and not to say again what text beside it says.
 */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classes(visuallyHidden, className)} />;
}
