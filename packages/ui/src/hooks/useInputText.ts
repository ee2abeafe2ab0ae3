import { type Ref, useCallback, useRef, useState } from 'react';
import { passRef } from './passRef.ts';

type Given = string | number | readonly string[] | undefined;

/**
 * The text of a control that its own component has to know (to count or draw it), whether the form holds the value or the
 * element does. Gives the text, a function to call with what was typed, the ref for the element, and
 * the element.
 */
export function useInputText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: Given,
  defaultValue: Given,
  ref: Ref<Control> | undefined,
) {
  const [typed, type] = useState(String(defaultValue ?? ''));
  const element = useRef<Control>(null);
  const watch = useCallback(
    (control: Control | null) => {
      if (!control) return undefined;
      // What the browser restored, or somebody typed before the page was awake.
      type(control.value);
      element.current = control;
      const { form } = control;
      const forget = () => type(control.defaultValue);
      form?.addEventListener('reset', forget);
      const leave = passRef(ref, control);
      return () => {
        form?.removeEventListener('reset', forget);
        leave();
      };
    },
    [ref],
  );
  return { text: value === undefined ? typed : String(value), type, ref: watch, element };
}
