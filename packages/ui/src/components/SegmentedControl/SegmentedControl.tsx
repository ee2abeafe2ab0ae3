'use client';

import { type ComponentProps, useId } from 'react';
import type { ChosenProps } from '../../hooks/chosenProps.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './SegmentedControl.css.ts';

interface SegmentedControlOwnProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> {
  /** Names the choice. */
  label: string;
  /** What there is to choose from, two to four of them. */
  options: readonly { value: Value; label: string }[];
  /** By which the value goes along in a form. Without it the radio buttons have one of their own. */
  name?: string | undefined;
}

export type SegmentedControlProps<Value extends string> = SegmentedControlOwnProps<Value> & ChosenProps<Value>;

/**
 * A choice that changes the form below it and looks like tabs. Renders a `<fieldset>` of radio buttons, so the keyboard
 * is the platform's. For panels of content use `Tabs`, for more than four options or longer ones `RadioGroup`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes to the chosen option, and then out |
 * | arrow keys | go to the next or previous option and choose it, and go round |
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const own = useId();
  return (
    <fieldset {...rest} className={classes(styles.root, className)}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={visuallyHidden}
            name={name ?? own}
            value={option.value}
            {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
