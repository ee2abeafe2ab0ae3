'use client';

import { useCombobox as useDownshift } from 'downshift';
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { bringIntoSight } from '../../hooks/laidOut.ts';
import { onEscape } from '../Popover/escapeStack.ts';
import { searchable } from './filterOptions.ts';
import type { ComboboxOption } from './options.ts';

interface Wish {
  /** Of the control; the other ids are made of it. */
  id: string;
  options: readonly ComboboxOption[];
  value: string;
  onValueChange: (value: string) => void;
  onClose?: (() => void) | undefined;
  /** Begins open, with this text. */
  startText?: string | undefined;
}

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>;

const { stateChangeTypes: happened } = useDownshift;

/**
 * The logic of a combobox, on downshift, which stays in this file. Downshift is not asked for its own status message:
 * for that it would put an element of its own at the end of the page.
 */
export function useCombobox({ id, options, value, onValueChange, onClose, startText }: Wish) {
  const chosen = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState(startText ?? '');
  /** Has focus or an open list. At rest the field shows what is chosen, whatever was typed before. */
  const [held, setHeld] = useState(startText !== undefined);
  const text = held ? typed : (chosen?.label ?? '');
  const search = useMemo(() => searchable(options), [options]);
  // The text of what is chosen is no search: whoever opens the list again sees all of it.
  const asked = text === chosen?.label ? '' : text;
  const shown = useMemo(() => [...search(asked)], [search, asked]);

  /** An emptied field means nothing; any other text that was not chosen means what was chosen before. */
  const meant = text.trim() === '' ? null : chosen;

  const combobox = useDownshift<ComboboxOption>({
    items: shown,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    inputValue: text,
    initialIsOpen: startText !== undefined,
    ...(startText && { initialHighlightedIndex: 0 }),
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (at) => `${id}-option-${at}`,
    scrollIntoView: (option) => bringIntoSight(option, { block: 'nearest' }),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? ''),
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) return;
      if (document.activeElement?.id !== id) setHeld(false);
      onClose?.();
    },
    stateReducer: (state, { type, changes, inputValue = '' }) => {
      switch (type) {
        case happened.InputChange:
          // What is found first is marked, so that Enter takes it.
          return { ...changes, highlightedIndex: inputValue.trim() === '' ? -1 : 0 };
        case happened.InputClick:
          // A press into a search puts the caret somewhere; it does not end the search. Nor does it in a field that appeared
          // with an open list: nobody presses it to be rid of it.
          return state.isOpen && (asked !== '' || startText !== undefined) ? state : changes;
        case happened.InputBlur:
          return isTaken(state, changes) ? changes : { ...changes, selectedItem: meant };
        default:
          return changes;
      }
    },
  });
  const { isOpen, highlightedIndex, closeMenu, setHighlightedIndex, setInputValue } = combobox;
  const marked = isOpen ? shown[highlightedIndex] : undefined;

  const close = () => {
    setHighlightedIndex(-1);
    closeMenu();
  };

  // The list takes its Escape in `usePopoverLayer`. The second press empties the field, before a dialog around it hears the key.
  const empty = useEffectEvent(() => {
    setInputValue('');
    if (value !== '') onValueChange('');
  });
  const canEmpty = held && !isOpen && text !== '';
  useEffect(() => (canEmpty ? onEscape(empty) : undefined), [canEmpty]);

  const leave = () => {
    // An open list is left by downshift, which knows whether the press goes into it.
    if (isOpen) return;
    setHeld(false);
    if (meant !== chosen) onValueChange('');
  };

  // The caret moves in the text, so the mark goes back to the text.
  const moveCaret = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') setHighlightedIndex(-1);
  };

  const getInputProps = ({ onFocus, onBlur, onKeyDown, ...rest }: InputProps) =>
    combobox.getInputProps({
      ...rest,
      'aria-expanded': isOpen && shown.length > 0,
      'aria-activedescendant': marked && `${id}-option-${highlightedIndex}`,
      onFocus: (event) => {
        if (!held) setTyped(text);
        if (!held) setHeld(true);
        onFocus?.(event);
      },
      onBlur: (event) => {
        leave();
        onBlur?.(event);
      },
      // Set while the event runs: set later, React would put the caret at the end of the text.
      onChange: (event) => setTyped(event.currentTarget.value),
      onKeyDown: (event) => {
        composeHandlers(onKeyDown, moveCaret)(event);
        if (event.defaultPrevented || event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      },
    });

  return { shown, chosen, marked, isOpen, close, getInputProps, getMenuProps: combobox.getMenuProps, getItemProps: combobox.getItemProps };
}

interface Standing {
  inputValue: string;
  selectedItem: ComboboxOption | null;
}

/** Whether leaving the open list took what was marked. */
function isTaken(before: Standing, after: Partial<Standing>): boolean {
  return after.selectedItem !== before.selectedItem || after.inputValue !== before.inputValue;
}
