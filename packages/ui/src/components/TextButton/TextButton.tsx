import type { ComponentProps } from 'react';
import { scales, weights } from '../../layout/Text/Text.css.ts';
import { classes } from '../../theme/classes.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './TextButton.css.ts';

export const textButtonTones = ['underlined', 'text', 'accent', 'muted'] as const;
export const textButtonScales = ['meta', 'body'] as const;

interface TextButtonLook {
  /** `underlined` in the colour of the words around; the others by their colour, underlined in forced colours alone. */
  tone?: (typeof textButtonTones)[number] | undefined;
  /** 13 or 14 px; without it that of the words around. */
  scale?: (typeof textButtonScales)[number] | undefined;
}

export interface TextButtonProps extends ComponentProps<'button'>, TextButtonLook {}
export interface TextLinkProps extends Omit<LinkProps, 'inline'>, TextButtonLook {}

/** Does something on the page, and looks like words: for what is beside the point. Renders a `<button>`; for what counts use `Button`. */
export function TextButton({ tone, scale, className, type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={classes(look(tone, scale), className)} />;
}

/** Goes somewhere, and looks like a `TextButton`. Renders an `<a>` through the `LinkProvider`. In a sentence use `Link` with `inline`. */
export function TextLink({ tone, scale, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classes(look(tone, scale), className)} />;
}

function look(tone: TextButtonLook['tone'] = 'underlined', scale: TextButtonLook['scale']) {
  return classes(scale && scales[scale], weights.medium, styles.root, styles.tones[tone]);
}
