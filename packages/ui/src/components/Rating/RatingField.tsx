'use client';

import { type ComponentProps, type PointerEvent, useId, useState } from 'react';
import { useControlledValue } from '../../hooks/useControlledValue.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import { requiredRadio } from '../Field/FieldNotes.tsx';
import * as styles from './Rating.css.ts';
import { starPath } from './starPath.ts';

export interface RatingFieldProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange' | 'children'>, FieldTexts {
  /** What is rated, such as "Product quality". */
  label: string;
  /** The names of one to five stars, such as "1 star, very poor". The one that is chosen or pointed at is shown. */
  names: readonly [string, string, string, string, string];
  /** 1 to 5, or 0 when nothing is chosen yet, when its owner decides; without it the field keeps the score itself. */
  value?: number | undefined;
  /** The score at first, and after a reset of its form, when the field keeps it itself; nothing is chosen if not given. */
  defaultValue?: number | undefined;
  /** Told what is chosen, 1 to 5. */
  onValueChange?: ((score: number) => void) | undefined;
  /** Said to screen readers and asked by the browser; show your own `error` when nothing was chosen. */
  required?: boolean | undefined;
  /** By which the stars go along in a form. Without it the radio buttons have one of their own. */
  name?: string | undefined;
}

/**
 * Asks for one to five stars. Renders a `<fieldset role="radiogroup">` of the platform's radio buttons, after the rating
 * example of the WAI-ARIA practices. Pointing previews; `className` and the rest go to the root.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes to the chosen star, or to the first |
 * | Arrow right, arrow down | chooses the next star; after the last the first |
 * | Arrow left, arrow up | chooses the star before; before the first the last |
 * | Space | chooses the star that has focus |
 */
export function RatingField({
  label,
  names,
  value: given,
  defaultValue = 0,
  onValueChange,
  required,
  name,
  error,
  hint,
  className,
  id,
  ref,
  'aria-describedby': described,
  ...rest
}: RatingFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const { value, change, watch } = useControlledValue({ value: given, defaultValue, onValueChange });
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  // A finger points only while it presses, and what it left must not stay lit.
  const point = (event: PointerEvent, to: number) => event.pointerType === 'mouse' && !rest.disabled && setPointed(to);
  return (
    <fieldset
      {...rest}
      ref={useMergedRefs<HTMLFieldSetElement>(watch, ref)}
      id={fieldId}
      role="radiogroup"
      aria-labelledby={`${fieldId}-label`}
      aria-required={required}
      className={classes(styles.field, className)}
      {...describedBy(fieldId, { error, hint }, described)}
    >
      <legend id={`${fieldId}-label`} className={styles.legend}>
        {label}
      </legend>
      <div className={styles.row}>
        <div className={styles.choices} onPointerLeave={() => setPointed(0)}>
          {names.map((words, at) => (
            <label key={words} className={styles.choice} onPointerEnter={(event) => point(event, at + 1)}>
              <input
                type="radio"
                className={visuallyHidden}
                name={name ?? `${fieldId}-score`}
                value={at + 1}
                checked={value === at + 1}
                {...(required && requiredRadio)}
                aria-label={words}
                onChange={() => change(at + 1)}
              />
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                className={classes(styles.choiceStar, styles.choiceStarForced)}
                {...(at < shown && { 'data-filled': '' })}
              >
                <path d={starPath} />
              </svg>
            </label>
          ))}
        </div>
        {!(error && value === 0) && (
          <span aria-hidden className={styles.word}>
            {names[shown - 1]}
          </span>
        )}
      </div>
      <FieldNotes id={fieldId} error={error} hint={hint} />
    </fieldset>
  );
}
