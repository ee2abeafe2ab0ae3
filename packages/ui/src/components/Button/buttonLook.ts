import { classes } from '../../theme/classes.ts';
import * as styles from './Button.css.ts';

export const buttonTones = ['primary', 'accent', 'neutral', 'quiet'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

/** How a button, or a link that looks like one, looks. */
export interface ButtonLook {
  /** Visual emphasis. One `primary` in a panel. */
  tone?: (typeof buttonTones)[number] | undefined;
  /** 32, 40 or 48 px high. */
  size?: (typeof buttonSizes)[number] | undefined;
  /** Takes the whole width of its place. */
  fullWidth?: boolean | undefined;
}

/** The classes of a look. */
export function buttonLook({ tone = 'neutral', size = 'medium', fullWidth }: ButtonLook): string {
  return classes(styles.button, styles.tones[tone], styles.sizes[size], fullWidth && styles.wide);
}
