'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Button.css.ts';
import { type ButtonLook, buttonLook } from './buttonLook.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: shows a spinner, keeps width and focus, and takes no press. */
  loading?: boolean | undefined;
}

/**
 * Does something on the page. Renders a `<button type="button">`: one that sends a form says `type="submit"`. To go somewhere use
 * `LinkButton`.
 */
export function Button({ tone, size, fullWidth, loading, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonLook({ tone, size, fullWidth }), loading && styles.busy, className)}
      onClick={press}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={styles.label}>{children}</span>
      {loading && <span className={styles.spinner} />}
    </button>
  );
}
