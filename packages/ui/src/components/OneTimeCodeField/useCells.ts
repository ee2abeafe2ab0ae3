'use client';

import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type CellRange, cellAt, normaliseCode, settleCaret } from './code.ts';

type Input = HTMLInputElement;

const rangeOf = ({ selectionStart, selectionEnd, value }: Input): CellRange => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

const put = (input: Input, { start, end }: CellRange) => input.setSelectionRange(start, end);

/**
 * What makes one input behave like a row of cells: a sign is replaced and not pushed on, a press finds its cell, a whole code
 * that is pasted takes the place of what was there. Gives the selection, what an input method is writing, and the handlers.
 */
export function useCells(length: number, element: RefObject<Input | null>) {
  const [range, setRange] = useState<CellRange>({ start: 0, end: 0 });
  const [draft, setDraft] = useState<string | null>(null);
  const composing = useRef(false);

  useEffect(() => {
    // Not React's onSelect: it misses a caret that moves without a key or the mouse, as by voice or a phone's handles.
    const look = () => {
      const input = element.current;
      if (!input || input !== document.activeElement || composing.current) return;
      const present = rangeOf(input);
      const settled = settleCaret(present, input.value.length);
      if (settled.end !== present.end) put(input, settled);
      setRange(settled);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [element]);

  return {
    range,
    draft,
    /** Makes what was typed a clean code and gives it; null while it belongs to an input method, which a change would end. */
    clean: (input: Input): string | null => {
      const code = normaliseCode(input.value, length);
      const own = composing.current && code !== input.value;
      setDraft(own ? input.value : null);
      if (own) return null;
      if (code !== input.value) {
        const caret = normaliseCode(input.value.slice(0, rangeOf(input).start), length).length;
        input.value = code;
        put(input, { start: caret, end: caret });
      }
      setRange(rangeOf(input));
      return code;
    },
    handlers: {
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: ({ currentTarget }: SyntheticEvent<Input>) => {
        composing.current = false;
        const code = normaliseCode(currentTarget.value, length);
        if (code === currentTarget.value) return;
        // No browser says once more that the text changed. React hears of it only when its own setter is passed by.
        Reflect.set(HTMLInputElement.prototype, 'value', code, currentTarget);
        currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
      },
      onFocus: ({ currentTarget }: FocusEvent<Input>) => {
        // The Tab key selects everything; a code that is only begun goes on.
        const { length: typed } = currentTarget.value;
        if (typed < length) put(currentTarget, { start: typed, end: typed });
        setRange(rangeOf(currentTarget));
      },
      onKeyDown: (event: KeyboardEvent<Input>) => {
        const { start, end } = rangeOf(event.currentTarget);
        // Else the caret would go to the start of the sign it has taken, and take it again.
        const stuck = event.key === 'ArrowLeft' && end === start + 1 && !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
        if (!stuck) return;
        event.preventDefault();
        put(event.currentTarget, { start: Math.max(0, start - 1), end: Math.max(1, start) });
      },
      onClick: ({ currentTarget, clientX, detail }: MouseEvent<Input>) => {
        // A second press selects everything, as everywhere; a press without a place is an assistive tool's.
        if (detail !== 1) return;
        const { left, width } = currentTarget.getBoundingClientRect();
        const at = cellAt((clientX - left) / width, currentTarget.value.length, length);
        put(currentTarget, settleCaret({ start: at, end: at }, currentTarget.value.length));
      },
      onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<Input>) => {
        if (normaliseCode(clipboardData.getData('text')).length === length) currentTarget.select();
      },
    },
  };
}
