'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../../theme/classes.ts';
import { requiredRadio } from '../Field/FieldNotes.tsx';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './RadioGroup.css.ts';

export const radioVariants = ['list', 'card', 'chip'] as const;
export const radioMarks = ['faint', 'struck'] as const;

export interface RadioOption<Value extends string> {
  value: Value;
  /** Names the option. */
  label: ReactNode;
  /** More about it; also why it cannot be chosen. */
  description?: ReactNode;
  disabled?: boolean | undefined;
  /** Of a chip: it can be chosen and leads to nothing now, such as a size that is sold out or not made. Say which in `description`. */
  mark?: (typeof radioMarks)[number] | undefined;
}

export interface RadioGroupProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'>,
    FieldTexts {
  /** Names the choice; stands above it. */
  label: string;
  /** What there is to choose from, in this order. */
  options: readonly RadioOption<Value>[];
  /** What is chosen, when its owner decides: given as `undefined` without a `defaultValue`, nothing yet. Left out, the group keeps the choice itself. */
  value?: NoInfer<Value> | undefined;
  /** What is chosen at first, and after a reset of its form, when the group keeps the choice itself. */
  defaultValue?: NoInfer<Value> | undefined;
  /** An option was chosen, by a press or with the arrow keys. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * `card` for a choice that decides something, such as the way to pay: an edge around each, side by side where they fit. `chip` for
   * many short options, such as sizes, in rows; a label may be a picture.
   */
  variant?: (typeof radioVariants)[number] | undefined;
  /** Something must be chosen: said to screen readers and asked by the browser. */
  required?: boolean | undefined;
  /** By which the value goes along in a form. Without it the radio buttons have one of their own. */
  name?: string | undefined;
}

/**
 * One of a few, all in view. Renders a `<fieldset>` of radio buttons, so the keyboard is the platform's. For more than about
 * seven options that are no chips use `Select`; for a choice that changes the form below it use `SegmentedControl`. `disabled` locks all of them.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes to the chosen option, or to the first, and then out |
 * | arrow keys | go to the next or previous option and choose it, and go round |
 * | Space | chooses the option, when nothing is chosen yet |
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    options,
    value,
    defaultValue,
    onValueChange,
    variant = 'list',
    required,
    name,
    error,
    hint,
    className,
    id,
    'aria-describedby': described,
    ...rest
  } = props;
  const own = useId();
  const groupId = id ?? own;
  const isOwned = 'value' in props && (value !== undefined || defaultValue === undefined);
  return (
    <fieldset
      {...rest}
      role="radiogroup"
      id={groupId}
      className={classes(styles.root, className)}
      {...(required && { 'aria-required': true })}
      {...describedBy(groupId, { error, hint }, described)}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.looks[variant]}>
        {options.map((option, at) => (
          <Radio
            key={option.value}
            id={`${groupId}-${at}`}
            name={name ?? own}
            option={option}
            variant={variant}
            choice={isOwned ? { checked: option.value === value } : { defaultChecked: option.value === defaultValue }}
            required={required}
            onSelect={onValueChange}
          />
        ))}
      </div>
      <FieldNotes id={groupId} error={error} hint={hint} />
    </fieldset>
  );
}

interface RadioProps<Value extends string> {
  id: string;
  name: string;
  option: RadioOption<Value>;
  variant: (typeof radioVariants)[number];
  /** Whether it is chosen, or was at first. */
  choice: Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked'>;
  required: boolean | undefined;
  onSelect: ((value: Value) => void) | undefined;
}

function Radio<Value extends string>({ id, name, option, variant, choice, required, onSelect }: RadioProps<Value>) {
  return (
    <label
      className={classes(variant === 'chip' ? styles.chip : styles.option, variant === 'card' && styles.card)}
      {...(variant === 'chip' && option.mark && { 'data-mark': option.mark })}
    >
      <input
        type="radio"
        className={variant === 'chip' ? visuallyHidden : styles.input}
        name={name}
        value={option.value}
        {...choice}
        {...(required && requiredRadio)}
        disabled={option.disabled}
        onChange={() => onSelect?.(option.value)}
        aria-labelledby={`${id}-text`}
        {...(option.description && { 'aria-describedby': `${id}-description` })}
      />
      <span className={variant === 'chip' ? styles.chipWords : styles.words}>
        <span id={`${id}-text`} className={variant === 'chip' ? styles.chipName : styles.name}>
          {option.label}
        </span>
        {option.description && (
          <span id={`${id}-description`} className={variant === 'chip' ? styles.chipDescription : styles.description}>
            {option.description}
          </span>
        )}
      </span>
    </label>
  );
}
