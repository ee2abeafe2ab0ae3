/** What a translator shows instead of a text that React holds. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Translators of browsers, such as Chrome's, replace each text of a page by an element of their own. React still holds the texts: it would
 * fail on the first that is to go, and change others where nobody sees it. From the first such element on, what is done to a text is done
 * to what stands in for it; a text that changes takes its place again, to be translated anew.
 */
export function followTranslators(page: Node): void {
  let follows = false;
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') takePlaceAgain(record.target);
      // A text that React has put elsewhere.
      for (const node of record.addedNodes) takePlaceAgain(node);
      for (const text of record.removedNodes) {
        const standIn = text instanceof Text && !text.isConnected && standInOf(record);
        if (!standIn) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
        if (!follows) redirectChanges();
        follows = true;
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });
}

/** An element that came as the text went; one that came before beside it is a translator's if it is a `<font>`, which nobody else makes. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  const beside = [previousSibling, nextSibling].filter((node) => node?.nodeName === 'FONT');
  return [...addedNodes, ...beside].find((node) => node instanceof Element);
}

function takePlaceAgain(text: Node): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (text.isConnected) standIn?.remove();
  else standIn?.replaceWith(text);
}

/** React takes a node out of its parent, and puts one before another. */
function redirectChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) removeChild.call(this, child);
    else standIns.get(child)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    takePlaceAgain(node);
    const next = child && (child.parentNode === this ? child : standIns.get(child));
    insertBefore.call(this, node, next?.parentNode === this ? next : null);
    return node;
  };
}
