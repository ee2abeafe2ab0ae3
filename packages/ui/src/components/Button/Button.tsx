import type { ComponentProps, MouseEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import { button, label, spinner } from './Button.css.ts';

export const buttonTones = ['primary', 'accent', 'neutral', 'quiet'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks to be pressed. One `primary` in a panel. */
  tone?: (typeof buttonTones)[number];
  /** 32, 40 or 48 px high. */
  size?: (typeof buttonSizes)[number];
  /** Takes the whole width of its place. */
  wide?: boolean;
  /** Work is under way: shows a spinner, keeps width and focus, and takes no press. */
  busy?: boolean;
}

/** Does something on the page. Renders a `<button>`; to go somewhere use `LinkButton`. */
export function Button({ tone = 'neutral', size = 'medium', wide, busy, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button {...rest} type={type} className={classes(button({ tone, size, wide, busy }), className)} onClick={press} {...(busy && { 'aria-busy': true, 'aria-disabled': true })}>
      <span className={label}>{children}</span>
      {busy && <span className={spinner} />}
    </button>
  );
}
