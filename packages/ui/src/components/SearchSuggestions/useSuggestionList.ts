'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { bringIntoSight } from '../../hooks/laidOut.ts';
import type { SuggestionsSlot } from '../SearchBox/index.ts';

interface Wish extends Pick<SuggestionsSlot, 'text' | 'box' | 'input' | 'onPopup' | 'onText'> {
  layer: RefObject<HTMLElement | null>;
  /** How many options there are. */
  count: number;
  idOf: (at: number) => string;
  onChoose: (at: number) => void;
  /** Shift and Delete were pressed on an option. */
  onDelete: (at: number) => void;
}

/**
 * When the list is open and which option is marked: "list autocomplete with manual selection" of the WAI-ARIA practices. It listens to
 * the field itself, which is there before this code is.
 */
export function useSuggestionList({ text, box, input, layer, count, idOf, onChoose, onDelete, onPopup, onText }: Wish) {
  const [wanted, setWanted] = useState(false);
  const [at, setAt] = useState(-1);
  const isOpen = wanted && count > 0;
  // What was marked may have gone.
  const marked = isOpen && at < count ? at : -1;
  const close = () => {
    setWanted(false);
    setAt(-1);
  };
  const open = () => {
    setWanted(true);
    setAt(-1);
  };

  const markedId = marked < 0 ? undefined : idOf(marked);
  const tell = useEffectEvent(onPopup);
  useEffect(() => {
    tell({ open: isOpen, marked: markedId });
    if (markedId !== undefined) bringIntoSight(document.getElementById(markedId), { block: 'nearest' });
  }, [isOpen, markedId]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // In a composition the keys belong to the input method.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        setWanted(true);
        const last = count - 1;
        setAt(event.key === 'ArrowDown' ? (marked < last ? marked + 1 : 0) : marked > 0 ? marked - 1 : last);
        return;
      }
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // The caret moves in the text.
        return setAt(-1);
      case 'Enter':
        if (marked >= 0) {
          event.preventDefault();
          onChoose(marked);
        }
        return close();
      case 'Delete':
        if (marked >= 0 && event.shiftKey) {
          event.preventDefault();
          onDelete(marked);
        }
        return;
      case 'Escape':
        // An open list takes its own Escape, so this is the second one.
        if (event.defaultPrevented || !text) return;
        // Nothing around it takes the same press, such as a toast.
        event.preventDefault();
        return onText('');
      default:
        return;
    }
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (target === input.current) open();
    else if (target instanceof Node && !layer.current?.contains(target)) close();
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    // Nor when the whole window loses it.
    if (relatedTarget instanceof Node ? !box.current?.contains(relatedTarget) : document.hasFocus()) close();
  });
  const onInput = useEffectEvent(open);
  const show = useEffectEvent(() => setWanted(true));
  const onSubmit = useEffectEvent(close);
  useEffect(() => {
    const [form, field] = [box.current, input.current];
    if (!form || !field) return;
    // Its code comes after the focus has. A key that was quicker keeps what it marked.
    const frame = requestAnimationFrame(() => document.activeElement === field && show());
    const gone = new AbortController();
    const options = { signal: gone.signal };
    const keyDown = (event: KeyboardEvent) => {
      // Nor does a frame that comes after open what was closed.
      if (event.key === 'Escape') cancelAnimationFrame(frame);
      onKey(event);
    };
    field.addEventListener('keydown', keyDown, options);
    // After the field's owner has heard of it, which is within the document: drawn before, the field would have its old text again.
    document.addEventListener('input', ({ target }) => target === field && onInput(), options);
    field.addEventListener('click', () => show(), options);
    form.addEventListener('focusin', (event) => onFocusIn(event), options);
    form.addEventListener('focusout', (event) => onFocusOut(event), options);
    form.addEventListener('submit', () => onSubmit(), options);
    return () => {
      cancelAnimationFrame(frame);
      gone.abort();
    };
  }, [box, input]);

  return { isOpen, marked, close };
}
