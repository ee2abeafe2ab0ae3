'use client';

import { type ChangeEvent, type ComponentProps, useId } from 'react';
import { useInputText } from '../../hooks/useInputText.ts';
import { classes } from '../../theme/classes.ts';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import { type CellRange, selectedCells } from './code.ts';
import * as styles from './OneTimeCodeField.css.ts';
import { useCells } from './useCells.ts';

// What makes the row of cells is not to be taken over.
type Rest = Omit<
  ComponentProps<'input'>,
  | 'children'
  | 'dir'
  | 'maxLength'
  | 'onClick'
  | 'onCompositionEnd'
  | 'onCompositionStart'
  | 'onKeyDown'
  | 'onPaste'
  | 'placeholder'
  | 'size'
  | 'type'
>;

export interface OneTimeCodeFieldProps extends Rest, FieldTexts {
  /** Names the field; stands above the cells. */
  label: string;
  /** Cells, and so signs of a whole code. */
  length?: number | undefined;
  /** The last cell was filled, by hand, by paste or by the browser: the whole code. Called again for every other whole code. */
  onComplete?: ((code: string) => void) | undefined;
}

/**
 * A code that was sent to the shopper, a cell for each sign. Renders one `<input>` and draws its text in cells: screen readers
 * meet one text field, the platform fills it from the message, and paste works; `className` goes to the root, `ref` and the rest
 * to the input. The value has letters and digits alone (`123 456` and full-width digits become `123456`), so `onChange` finds a
 * clean one in the input. The number pad of a phone is asked for; give `inputMode="text"` for codes with letters. For a code
 * that is copied from a picture use `TextField`.
 *
 * | key | does |
 * | --- | --- |
 * | a letter or digit | fills the cell and goes to the next; on a filled cell, replaces its sign |
 * | Backspace, Delete | removes the sign |
 * | Arrow left, arrow right, Home, End | move the caret |
 * | Shift with an arrow, Ctrl A | select, as in any text field |
 */
export function OneTimeCodeField({
  label,
  length = 6,
  error,
  hint,
  className,
  id,
  ref,
  value,
  defaultValue,
  onChange,
  onComplete,
  onFocus,
  'aria-describedby': described,
  ...rest
}: OneTimeCodeFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const { text, type, ref: watch, element } = useInputText(value, defaultValue, ref);
  const { range, draft, clean, handlers } = useCells(length, element);
  const shown = draft ?? text;
  const hear = (event: ChangeEvent<HTMLInputElement>) => {
    const code = clean(event.currentTarget);
    if (code === null) return;
    type(code);
    onChange?.(event);
    if (code.length === length && code !== text) onComplete?.(code);
  };
  return (
    <div className={className}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          {...rest}
          {...handlers}
          ref={watch}
          id={inputId}
          type="text"
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.input}
          {...(value === undefined ? { defaultValue } : { value: shown })}
          onChange={hear}
          onFocus={(event) => {
            handlers.onFocus(event);
            onFocus?.(event);
          }}
          {...describedBy(inputId, { error, hint }, described)}
        />
        <Cells text={shown} length={length} selected={selectedCells(range, length)} />
      </div>
      <FieldNotes id={inputId} error={error} hint={hint} />
    </div>
  );
}

function Cells({ text, length, selected }: { text: string; length: number; selected: CellRange }) {
  return (
    <div aria-hidden dir="ltr" className={styles.cells}>
      {Array.from({ length }, (_, at) => (
        <span key={at} className={classes(styles.cell, at >= selected.start && at < selected.end && styles.selected)}>
          {text[at] ?? <span className={styles.caret} />}
        </span>
      ))}
    </div>
  );
}
