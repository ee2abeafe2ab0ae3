'use client';

import { type ComponentProps, type CSSProperties, useId } from 'react';
import { countGraphemes } from '../../text/graphemes.ts';
import { useDebouncedValue } from '../../hooks/useDebouncedValue.ts';
import { useInputText } from '../../hooks/useInputText.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as field from '../Field/Field.css.ts';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import { printNumber, useFormat } from '../Format/index.ts';
import { nearLimit } from './nearLimit.ts';
import * as styles from './TextArea.css.ts';

export interface TextLimit {
  /** Characters as a reader sees them (grapheme clusters); so many are still right. */
  max: number;
  /** Such as "12 characters left", for screen readers. */
  left: (count: number) => string;
  /** Such as "3 characters too many. Shorten the text."; the error below the field while there is no other. */
  over: (count: number) => string;
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children' | 'cols' | 'maxLength' | 'placeholder'>, FieldTexts {
  /** Names the field; floats above the text. */
  label: string;
  /** Counts below the field. A longer text makes the field invalid, but nothing is cut. */
  limit?: TextLimit | undefined;
  /** Lines that are there from the start. */
  rows?: number | undefined;
  /** Lines the field grows to; then it scrolls. */
  maxRows?: number | undefined;
}

/**
 * Several lines of text, in a box that grows with them. Renders a `<textarea>` in a box: `className` goes to the root, `ref` and
 * the rest to the textarea. For one line use `TextField`. With a `limit`, screen readers meet what is left with the field, and
 * hear it in a pause of typing once the end is near.
 */
export function TextArea({
  label,
  limit,
  rows = 3,
  maxRows = 10,
  error: found,
  hint,
  className,
  id,
  ref,
  onChange,
  'aria-describedby': described,
  ...rest
}: TextAreaProps) {
  const own = useId();
  const areaId = id ?? own;
  const { text, type, ref: watch } = useInputText(rest.value, rest.defaultValue, ref);
  const left = limit && limit.max - countGraphemes(text);
  const error = found || (limit && left !== undefined && left < 0 && limit.over(-left));
  const lines: CSSProperties & Record<`--${string}`, number> = { '--galleria-rows': rows, '--galleria-max-rows': Math.max(rows, maxRows) };
  return (
    <div className={className}>
      {/* The text stands in the box once more, unseen, where the browser cannot size a textarea by its text. */}
      <div className={classes(field.box, styles.box)} style={lines} data-text={text}>
        <textarea
          {...rest}
          ref={watch}
          id={areaId}
          rows={rows}
          placeholder=" "
          className={classes(field.control, styles.area)}
          onChange={(event) => {
            type(event.currentTarget.value);
            onChange?.(event);
          }}
          {...describedBy(
            areaId,
            { error, hint },
            [described, left !== undefined && left >= 0 && `${areaId}-count`].filter(Boolean).join(' '),
          )}
        />
        <label htmlFor={areaId} className={classes(field.label, styles.label)}>
          {label}
        </label>
      </div>
      <div className={styles.foot}>
        <div className={styles.notes}>
          <FieldNotes id={areaId} error={error} hint={hint} />
        </div>
        {limit && left !== undefined && <Counter id={`${areaId}-count`} limit={limit} left={left} />}
      </div>
    </div>
  );
}

function Counter({ id, limit, left }: { id: string; limit: TextLimit; left: number }) {
  const format = useFormat();
  const settled = useDebouncedValue(left, 800);
  const say = (count: number) => (count < 0 ? limit.over(-count) : limit.left(count));
  return (
    <div className={classes(styles.counter, left < 0 && styles.over)}>
      <span aria-hidden>
        {printNumber(limit.max - left, format)} / {printNumber(limit.max, format)}
      </span>
      {/* Too many is said by the error. */}
      {left >= 0 && (
        <span id={id} className={visuallyHidden}>
          {limit.left(left)}
        </span>
      )}
      <span role="status" className={visuallyHidden}>
        {nearLimit(limit.max - settled, limit.max) ? say(settled) : ''}
      </span>
    </div>
  );
}
