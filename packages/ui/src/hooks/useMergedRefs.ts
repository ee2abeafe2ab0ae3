'use client';

import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * One ref for an element that both we and the consumer want to know. Stays the same while both do, so that it is not
 * given anew on every render. A callback gets the element, and is cleaned up as React does it: by the function that it
 * returned, or by `null`.
 */
export function useMergedRefs<Node>(own: Ref<Node> | undefined, theirs: Ref<Node> | undefined): RefCallback<Node> {
  return useCallback(
    (node) => {
      const undo = [give(own, node), give(theirs, node)];
      return () => undo.forEach((one) => one());
    },
    [own, theirs],
  );
}

function give<Node>(ref: Ref<Node> | undefined, node: Node | null): () => void {
  if (typeof ref === 'function') {
    const clean = ref(node);
    return () => (clean ? clean() : void ref(null));
  }
  if (!ref) return () => {};
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
