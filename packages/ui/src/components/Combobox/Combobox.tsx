'use client';

import { Check, ChevronDown } from 'lucide';
import { type ComponentProps, type MouseEvent, useId, useRef } from 'react';
import { useControlledValue } from '../../hooks/useControlledValue.ts';
import { useDebouncedValue } from '../../hooks/useDebouncedValue.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as field from '../Field/Field.css.ts';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import { layer as layerStyle } from '../Popover/Popover.css.ts';
import { usePopoverLayer } from '../Popover/usePopoverLayer.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption, ComboboxTexts } from './options.ts';
import { useMarkedInSight, useWidthOf } from './popup.ts';
import { useCombobox } from './useCombobox.ts';

type Control = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'placeholder' | 'readOnly' | 'role' | 'list'>;

export interface ComboboxProps extends Control, FieldTexts {
  /** Names the field; floats above the text. */
  label: string;
  /** What there is to choose from, in the order of the list. Keep the array: each new one is folded for the search again. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option, empty when none is; without it the field keeps it itself. */
  value?: string | undefined;
  /** Where a field that keeps it itself begins: with no option by default. A reset of its form goes back to it. */
  defaultValue?: string | undefined;
  /** An option was chosen; an empty text when the field was emptied. Who gives a `value` and does not take that keeps the option. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The list was closed, whether or not something was chosen. */
  onClose?: (() => void) | undefined;
  /** Begins with focus, an open list and this text, for a field that appears on a press. */
  startText?: string | undefined;
  /** What it says by itself. */
  texts: ComboboxTexts;
}

/** A list that scrolls is a Tab stop of its own, and one that is pressed takes the focus from the field. */
const unfocusable = { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() };

/**
 * One of many, found by typing. Renders an `<input role="combobox">` in a field's box and a listbox in the platform's top
 * layer, where no box cuts it off: `className` goes to the root, `ref` and the rest to the input. With a `name` the value
 * goes along in a form. Use `Select` for a dozen options, which everybody knows by heart how to use, and `SearchBox` where
 * any text is an answer: here only an option is.
 *
 * Case and accents do not matter; words may come in any order. What was typed and not chosen does not stay.
 *
 * | key | does |
 * | --- | --- |
 * | letters | open the list, search, and mark what is found first |
 * | ArrowDown, ArrowUp | open the list; mark the next or the one before, from one end to the other |
 * | Home, End | mark the first and the last; in a closed list they move the caret |
 * | PageUp, PageDown | go ten on |
 * | ArrowLeft, ArrowRight | move the caret and take the mark away |
 * | Enter | chooses what is marked |
 * | Tab | chooses what is marked and goes on |
 * | Escape | closes the list; pressed again, empties the field |
 */
export function Combobox({
  label,
  options,
  value: given,
  defaultValue = '',
  onValueChange,
  onClose,
  startText,
  texts,
  error,
  hint,
  className,
  id,
  name,
  ref,
  'aria-describedby': described,
  ...rest
}: ComboboxProps) {
  const own = useId();
  const { value, change, watch } = useControlledValue({ value: given, defaultValue, onValueChange });
  const control = useMergedRefs<HTMLInputElement>(watch, ref);
  const inputId = id ?? own;
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({ id: inputId, options, value, onValueChange: change, onClose, startText });
  const { shown, chosen, marked, isOpen } = combobox;
  useWidthOf(box, popup, isOpen);
  usePopoverLayer({ open: isOpen, onDismiss: combobox.close, anchor: box, layer: popup, gap: 4, lightDismiss: false });
  useMarkedInSight(popup, isOpen);
  // A region that came with its words says nothing: it begins without.
  const told = useDebouncedValue(isOpen ? (shown.length ? texts.count(shown.length) : texts.noMatch) : '', 500, '');
  return (
    <div className={className}>
      <div ref={box} className={field.box}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...combobox.getInputProps({ ...rest, ref: control, ...describedBy(inputId, { error, hint }, described) })}
          placeholder=" "
          className={classes(field.control, styles.control)}
        />
        <label id={`${inputId}-label`} htmlFor={inputId} className={classes(field.label, styles.label)}>
          {label}
        </label>
        <Icon icon={ChevronDown} size={16} className={field.arrow} />
        {name && <input type="hidden" name={name} value={value} form={rest.form} disabled={rest.disabled} />}
      </div>
      <FieldNotes id={inputId} error={error} hint={hint} />
      <p role="status" className={visuallyHidden}>
        {told}
      </p>
      <div ref={popup} popover="manual" className={classes(layerStyle, styles.popup)}>
        <ul {...combobox.getMenuProps({ hidden: shown.length === 0, ...unfocusable })} className={styles.list}>
          {isOpen &&
            shown.map((option, index) => (
              <li
                key={option.value}
                {...combobox.getItemProps({ item: option, index })}
                aria-disabled={undefined}
                lang={option.lang}
                className={classes(styles.option, option === marked && styles.marked)}
              >
                {option.start && (
                  <span aria-hidden className={styles.start}>
                    {option.start}
                  </span>
                )}
                <span className={styles.words}>{option.label}</span>
                {option === chosen && <Icon icon={Check} size={16} className={styles.tick} />}
                {option.description && <span className={styles.description}>{option.description}</span>}
              </li>
            ))}
        </ul>
        {isOpen && shown.length === 0 && <p className={styles.noMatch}>{texts.noMatch}</p>}
      </div>
    </div>
  );
}
