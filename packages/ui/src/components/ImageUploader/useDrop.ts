'use client';

import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

/**
 * Files dropped on a place, or pasted while focus is within it; `zone` is for the element, and `dragged` tells that they
 * hang over it. Who misses the place does not leave the page, as browsers open what is dropped elsewhere.
 */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', stay);
    document.addEventListener('drop', stay);
    return () => {
      document.removeEventListener('dragover', stay);
      document.removeEventListener('drop', stay);
    };
  }, []);

  const hover = ({ currentTarget, dataTransfer }: DragEvent) => {
    if (!dataTransfer.types.includes('Files')) return;
    dataTransfer.dropEffect = isLocked(currentTarget) ? 'none' : 'copy';
    setDragged(!isLocked(currentTarget));
  };
  const take = (place: Element, files: FileList) => {
    if (!isLocked(place) && files.length > 0) onFiles([...files]);
  };
  return {
    dragged,
    zone: {
      onDragEnter: hover,
      onDragOver: hover,
      // Leave comes for every element below too.
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragged(false);
      },
      onDrop({ currentTarget, dataTransfer }: DragEvent) {
        setDragged(false);
        take(currentTarget, dataTransfer.files);
      },
      onPaste: ({ currentTarget, clipboardData }: ClipboardEvent) => take(currentTarget, clipboardData.files),
    },
  };
}

/** A form that is on its way takes nothing more. */
const isLocked = (place: Element) => place.closest('fieldset:disabled') !== null;
