import { classes } from '../../theme/classes.ts';
import { type ButtonLook, buttonLook } from '../Button/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** Goes somewhere, and looks like a button. Renders an `<a>` through the `LinkProvider`. */
export function LinkButton({ tone, size, fullWidth, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classes(buttonLook({ tone, size, fullWidth }), className)} />;
}
