import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { root } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for those who do not see the icon; also shown as a tooltip by the browser. */
  label: string;
  /** The drawing that stands for the word. */
  icon: IconDrawing;
}

/** A button of one icon, 40 px square. Renders a `<button>` named by `label`. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={classes(root, className)}>
      <Icon icon={icon} />
    </button>
  );
}
