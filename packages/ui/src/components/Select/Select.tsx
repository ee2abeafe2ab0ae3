'use client';

import { ChevronDown } from 'lucide';
import { type ComponentProps, useId } from 'react';
import { classes } from '../../theme/classes.ts';
import * as field from '../Field/Field.css.ts';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** Language of the text when it is not the page's own. */
  lang?: string | undefined;
  /** It is in the list and cannot be chosen. */
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'>, FieldTexts {
  /** Names the field; stands above the chosen text. */
  label: string;
  /** What there is to choose from, in the order of the list. */
  options: readonly SelectOption[];
}

/**
 * One of about a dozen. Renders the platform's `<select>` in a field's box, with the platform's keys: `className` goes to the
 * root, `ref` and the rest to the select. For a few that should all be in view use `RadioGroup`, for many `Combobox`.
 */
export function Select({ label, options, error, hint, className, id, 'aria-describedby': described, ...rest }: SelectProps) {
  const own = useId();
  const selectId = id ?? own;
  return (
    <div className={className}>
      <div className={field.box}>
        <select
          {...rest}
          id={selectId}
          className={classes(field.control, styles.select)}
          {...describedBy(selectId, { error, hint }, described)}
        >
          {options.map(({ value, label, lang, disabled }) => (
            <option key={value} value={value} lang={lang} disabled={disabled} className={styles.option}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor={selectId} className={field.label}>
          {label}
        </label>
        <Icon icon={ChevronDown} size={16} className={field.arrow} />
      </div>
      <FieldNotes id={selectId} error={error} hint={hint} />
    </div>
  );
}
