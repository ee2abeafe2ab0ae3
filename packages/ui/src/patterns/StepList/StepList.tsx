import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './StepList.css.ts';

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** One sentence each, in their order; no two are the same. */
  steps: readonly string[];
  /** `large` in an article. */
  size?: 'medium' | 'large' | undefined;
}

/**
 * Tells what happens one after the other, with a numeral before each step. Renders an `<ol>`. Where somebody is among steps
 * that can be named in a word, use `Stepper`.
 */
export function StepList({ steps, size = 'medium', className, ...rest }: StepListProps) {
  const isLarge = size === 'large';
  return (
    <ol {...rest} className={classes(styles.root, isLarge && styles.large, className)}>
      {steps.map((step) => (
        <li key={step} className={classes(styles.step, isLarge && styles.largeStep)}>
          {step}
        </li>
      ))}
    </ol>
  );
}
