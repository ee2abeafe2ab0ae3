import type { AgentPage } from './agent.ts';

/** Puts `classes` into the page: all classes that were there since it was asked last, those that went again included. */
export function installClasses(): void {
  const page = globalThis as unknown as AgentPage;
  let seen = new Set<string>();

  const note = (element: Element) => {
    for (const name of element.classList) seen.add(name);
  };
  const noteAll = (node: Node) => {
    if (!(node instanceof Element)) return;
    note(node);
    for (const element of node.querySelectorAll('[class]')) note(element);
  };
  const noteChanges = (changes: readonly MutationRecord[]) => {
    for (const { addedNodes, target } of changes) {
      if (target instanceof Element) note(target);
      for (const node of addedNodes) noteAll(node);
    }
  };
  const observer = new MutationObserver(noteChanges);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });

  page.visualAgent = {
    ...page.visualAgent,
    classes() {
      noteChanges(observer.takeRecords());
      noteAll(document.documentElement);
      const found = [...seen];
      seen = new Set();
      return found;
    },
  };
}
