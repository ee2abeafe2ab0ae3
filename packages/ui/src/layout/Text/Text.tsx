import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Text.css.ts';

export const textElements = ['p', 'span', 'div', 'dt', 'dd', 'li', 'strong'] as const;
export const textScales = ['caption', 'meta', 'body', 'card', 'lead', 'subtitle', 'heading', 'title', 'display'] as const;
export const textTones = ['text', 'muted', 'faint', 'accent', 'success', 'danger'] as const;
export const textWeights = ['regular', 'medium', 'semibold'] as const;

export interface TextProps extends ComponentProps<'p'> {
  /** Size and height of the line, from 12 to 30 px; `body` is 14. */
  scale?: (typeof textScales)[number] | undefined;
  /** The colour's role; without it that of the text around. */
  tone?: (typeof textTones)[number] | undefined;
  /** Without it that of the scale. */
  weight?: (typeof textWeights)[number] | undefined;
  /** Sentences: lines of at most 68 letters. */
  prose?: boolean | undefined;
  /** Digits of one width, for figures below each other. */
  numeric?: boolean | undefined;
  /** The element that is rendered. */
  as?: (typeof textElements)[number] | undefined;
}

/** Words of one scale and tone. Renders a `<p>`, or what `as` names. For what heads a part use `Heading`. */
export function Text({ scale = 'body', tone, weight, prose, numeric, as = 'p', className, ...rest }: TextProps) {
  // The attributes of a `<p>` are those that every element takes.
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={classes(
        styles.root,
        styles.scales[scale],
        tone && styles.tones[tone],
        weight && styles.weights[weight],
        prose && styles.prose,
        numeric && styles.numeric,
        className,
      )}
    />
  );
}
