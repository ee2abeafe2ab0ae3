import { classes } from '../../theme/classes.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';

export interface LinkButtonProps extends LinkProps, Pick<ButtonProps, 'tone' | 'size' | 'wide'> {}

/** Goes somewhere, and looks like a button. Renders an `<a>` through the `LinkProvider`. */
export function LinkButton({ tone = 'neutral', size = 'medium', wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classes(button({ tone, size, wide }), className)} />;
}
