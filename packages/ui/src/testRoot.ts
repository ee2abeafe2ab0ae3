import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

export interface TestRoot {
  /** Where it draws: an element of the page, another one in each test. */
  readonly container: HTMLElement;
  /** Draws at once. */
  render: (node: ReactNode) => void;
}

/** A root in the page for the browser tests of a file: empty before each, and gone after it. */
export function testRoot(): TestRoot {
  let root: Root;
  let container: HTMLElement;
  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
  });
  afterEach(() => {
    flushSync(() => root.unmount());
    container.remove();
  });
  return {
    get container() {
      return container;
    },
    render: (node) => flushSync(() => root.render(node)),
  };
}
