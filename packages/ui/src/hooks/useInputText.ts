'use client';

import { type Ref, useCallback, useRef, useState } from 'react';
import { useMergedRefs } from './useMergedRefs.ts';

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
  const watch = useCallback((control: Control | null) => {
    if (!control) return undefined;
    // What the browser restored, or somebody typed before the page was awake.
    type(control.value);
    element.current = control;
    const { form } = control;
    const forget = () => type(control.defaultValue);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  return { text: value === undefined ? typed : String(value), type, ref: useMergedRefs(watch, ref), element };
}
