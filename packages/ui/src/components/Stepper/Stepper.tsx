import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';

export const stepperTones = ['neutral', 'danger'] as const;

/** One stage on the way. */
export interface StepperStep {
  id: string;
  label: ReactNode;
  /** Below it, such as when it was. */
  note?: ReactNode;
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All stages, the first first. */
  steps: readonly StepperStep[];
  /** How many stages are done; the one after them is the present one. With as many as there are, all are done. */
  completed: number;
  /** What screen readers hear: the list's name, and where a stage stands. The present one is marked by `aria-current`. */
  texts: { label: string; done: string; toCome: string };
  /** The present stage: on its way, or ended badly. Its words say which. */
  tone?: (typeof stepperTones)[number] | undefined;
}

/**
 * The stages of an order or a refund, and where it stands. Renders a `<div>` with an ordered list; below 480 px of its
 * own width the stages stand below each other.
 *
 * It shows and leads nowhere. For what happened when use `Timeline`, for a share that is done `Progress`.
 */
export function Stepper({ steps, completed, texts, tone = 'neutral', className, ...rest }: StepperProps) {
  return (
    <div {...rest} className={classes(styles.root, styles.tones[tone], className)}>
      <ol aria-label={texts.label} className={styles.list}>
        {steps.map(({ id, label, note }, at) => {
          const state = at < completed ? 'done' : at === completed ? 'current' : 'toCome';
          return (
            <li key={id} className={classes(styles.step, styles.states[state])} {...(state === 'current' && { 'aria-current': 'step' })}>
              <span className={classes(styles.node, state === 'current' && styles.here)}>
                {state === 'done' && <Icon icon={Check} size={12} strokeWidth={3} />}
              </span>
              <p className={styles.words}>
                {label}
                {state !== 'current' && <VisuallyHidden>{`, ${texts[state]}`}</VisuallyHidden>}
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
