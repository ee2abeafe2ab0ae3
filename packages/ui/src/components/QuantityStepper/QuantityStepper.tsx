'use client';

import { Minus, Plus } from 'lucide';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useControlledValue } from '../../hooks/useControlledValue.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './QuantityStepper.css.ts';
import { quantityOf } from './quantityText.ts';

export interface QuantityStepperProps
  extends Omit<ComponentProps<'input'>, 'children' | 'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> {
  /** Names the number, such as "Quantity". */
  label: string;
  /** How many, from `min` to `max`, when its owner decides; without it the field keeps the number itself. */
  value?: number | undefined;
  /** How many at first, and after a reset of its form, when the field keeps the number itself; the least if not given. */
  defaultValue?: number | undefined;
  /** Another whole number within the limits was typed, pressed or reached by keys. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The least; 1 if not given. */
  min?: number | undefined;
  /** The most, at least `min`. */
  max: number;
  /** Names of the two buttons. */
  texts: { decrease: string; increase: string };
  /** Why there can be no more, such as "Only 6 left". Shown beside it, and said, when `max` is reached. */
  limit?: ReactNode;
}

/**
 * How many pieces of a thing. Renders an `<input role="spinbutton">` between two buttons. What is typed counts at once as far as the
 * limits allow, and is put right when the field is left. For any other number use `TextField`.
 *
 * | key | does |
 * | --- | --- |
 * | Arrow up, arrow down | one more, one less |
 * | Page up, Page down | ten more, ten less |
 * | Home, End | the least, the most, when nothing is being typed |
 * | Enter | puts right what was typed |
 */
export function QuantityStepper({
  label,
  value: given,
  min = 1,
  defaultValue = min,
  onValueChange,
  max,
  texts,
  limit,
  disabled,
  className,
  id,
  ref,
  onBlur,
  onKeyDown,
  'aria-describedby': described,
  ...rest
}: QuantityStepperProps) {
  const own = useId();
  const { value, change: tell, watch } = useControlledValue({ value: given, defaultValue, onValueChange });
  const control = useMergedRefs<HTMLInputElement>(watch, ref);
  const [draft, setDraft] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const most = Math.max(min, max);
  const change = (wanted: number) => {
    const next = Math.max(min, Math.min(wanted, most));
    setDraft(undefined);
    if (next !== value) tell(next);
  };
  const type = (text: string) => {
    setPressed(false);
    setDraft(text);
    const typed = quantityOf(text, { min, max: most });
    if (typed !== undefined && typed !== value) tell(typed);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const steps: Readonly<Record<string, number>> = { ArrowUp: value + 1, ArrowDown: value - 1, PageUp: value + 10, PageDown: value - 10 };
    // While something is typed they move the cursor.
    const ends: Readonly<Record<string, number>> = draft === undefined ? { Home: min, End: most } : {};
    const to = steps[event.key] ?? ends[event.key];
    if (to !== undefined) event.preventDefault();
    if (to !== undefined || event.key === 'Enter') change(to ?? value);
  };
  const step = (by: number) => {
    setPressed(true);
    change(value + by);
  };
  const isAtMost = limit !== undefined && value >= most;
  const noteId = `${own}-limit`;
  return (
    <div className={classes(styles.root, className)}>
      <div className={styles.box} {...(disabled && { 'data-disabled': '' })}>
        <Step icon={Minus} label={texts.decrease} isEnd={value <= min} disabled={disabled} onClick={() => step(-1)} />
        <input
          autoComplete="off"
          {...rest}
          ref={control}
          id={id ?? own}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          className={styles.input}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={most}
          aria-describedby={classes(described, isAtMost && noteId) || undefined}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={composeHandlers(onKeyDown, press)}
          onBlur={(event) => {
            onBlur?.(event);
            setDraft(undefined);
          }}
        />
        <Step icon={Plus} label={texts.increase} isEnd={value >= most} disabled={disabled} onClick={() => step(1)} />
      </div>
      {/* A button keeps the focus: the number that it made is said. */}
      <span role="status" className={visuallyHidden}>
        {pressed && value}
      </span>
      <span role="status" id={noteId} className={styles.limit}>
        {isAtMost && limit}
      </span>
    </div>
  );
}

interface StepProps {
  icon: typeof Plus;
  label: string;
  /** There is no further step; the button keeps the focus that it has. */
  isEnd: boolean;
  disabled: boolean | undefined;
  onClick: () => void;
}

function Step({ icon, label, isEnd, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={styles.step}
      disabled={disabled}
      {...(isEnd && { 'aria-disabled': true })}
      onClick={() => isEnd || onClick()}
    >
      <Icon icon={icon} size={16} />
    </button>
  );
}
