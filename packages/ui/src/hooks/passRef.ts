import type { Ref } from 'react';

/** Hands an element to the ref of whoever uses a component that needs it too; returns what takes it back. */
export function passRef<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === 'function') {
    const leave = ref(node);
    return typeof leave === 'function' ? leave : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
