import type { AgentPage } from './agent.ts';

/**
 * Puts `frame` into the page: it finds the part of the document that the picture of the story shows, and holds what is scrolled there
 * until `release`, which puts it back. To photograph beyond the window Chrome lays the page out in a window of one pixel for a moment, and a row that was
 * scrolled would stand at its beginning: so its content is moved instead, and nobody is told.
 */
export function installFrame(): void {
  const page = globalThis as unknown as AgentPage;

  /** Storybook's own furniture, and what is never painted. */
  const furniture = 'script, style, link, template, [id^="storybook-"], [class^="sb-"]';

  /** How far the visible content of some elements reaches, in the window. */
  function outline(elements: Iterable<Element>) {
    const found = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity, hasFixed: false };
    const include = (rect: DOMRect) => {
      found.left = Math.min(found.left, rect.left);
      found.top = Math.min(found.top, rect.top);
      found.right = Math.max(found.right, rect.right);
      found.bottom = Math.max(found.bottom, rect.bottom);
    };
    /** Text may be wider than its element: that is what a picture must not cut off. */
    const includeText = (node: Node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return;
      const range = document.createRange();
      range.selectNode(node);
      include(range.getBoundingClientRect());
    };
    function visit(element: Element, isClipped: boolean) {
      const style = getComputedStyle(element);
      if (style.display === 'none' || style.opacity === '0') return;
      const rect = element.getBoundingClientRect();
      const isVisible = style.visibility === 'visible' && rect.width > 1 && rect.height > 1;
      if (isVisible && style.position === 'fixed') found.hasFixed = true;
      if (isVisible && !isClipped) include(rect);
      const clips = isClipped || style.overflow !== 'visible';
      if (isVisible && !clips) element.childNodes.forEach(includeText);
      for (const child of element.children) visit(child, clips);
    }
    for (const element of elements) {
      if (element.id === 'storybook-root') element.childNodes.forEach(includeText);
      for (const visited of element.id === 'storybook-root' ? element.children : [element]) visit(visited, false);
    }
    return found;
  }

  let holds = false;
  const undo: (() => void)[] = [];
  async function release() {
    for (const act of undo.splice(0).toReversed()) act();
    // What is scrolled back is told in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    holds = false;
  }
  for (const kind of ['scroll', 'scrollend'])
    addEventListener(kind, (event) => holds && event.target !== document && event.stopImmediatePropagation(), { capture: true });
  // Nor does anybody learn of a size: a row of tabs would take itself for one that is not scrolled.
  const { ResizeObserver: Observer } = globalThis;
  globalThis.ResizeObserver = class extends Observer {
    constructor(tell: ResizeObserverCallback) {
      super((entries, observer) => holds || tell(entries, observer));
    }
  };
  function hold() {
    holds = true;
    for (const element of document.body.querySelectorAll<HTMLElement>('*:not(textarea, input, select)')) {
      const { scrollLeft, scrollTop } = element;
      if (scrollLeft === 0 && scrollTop === 0) continue;
      const important = (name: string, value: string, of = element) => {
        const before = [of.style.getPropertyValue(name), of.style.getPropertyPriority(name)] as const;
        undo.push(() => of.style.setProperty(name, ...before));
        of.style.setProperty(name, value, 'important');
      };
      undo.push(() => element.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' }));
      // Still a place of its own for the margins within.
      if (getComputedStyle(element).display === 'block') important('display', 'flow-root');
      important('overflow', 'clip');
      for (const child of element.children)
        if (child instanceof HTMLElement) important('translate', `${-scrollLeft}px ${-scrollTop}px`, child);
    }
  }

  const isModal = (element: Element) => element.getClientRects().length > 0;

  function frame({ size, margin }: { size: number; margin: number }) {
    const { innerWidth, innerHeight, scrollX, scrollY } = globalThis;
    const { scrollWidth, scrollHeight } = document.documentElement;
    hold();
    const story = outline(document.querySelectorAll('#storybook-root'));
    // Dialogs, menus and toasts live beside the root.
    const beside = outline([...document.body.children].filter((element) => !element.matches(furniture)));
    const empty = story.right < 0 && beside.right < 0;
    const whole = {
      x: 0,
      y: 0,
      width: Math.min(size, Math.max(innerWidth, scrollWidth)),
      height: Math.min(size, Math.max(innerHeight, scrollHeight)),
    };

    // Under a dialog the page does not scroll, and what is below belongs to another story.
    const modals = document.querySelectorAll(':modal, [role="dialog"], [role="alertdialog"]');
    if ([...modals].some(isModal)) return { empty, clip: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight } };
    if (empty || document.body.classList.contains('sb-main-fullscreen')) return { empty, clip: whole };

    const isFloating = story.hasFixed || beside.right >= 0;
    const x = isFloating ? 0 : Math.max(0, Math.floor(story.left + scrollX - margin));
    const y = isFloating ? 0 : Math.max(0, Math.floor(story.top + scrollY - margin));
    const right = Math.max(isFloating ? innerWidth : 0, Math.ceil(story.right + scrollX + margin));
    const bottom = Math.max(isFloating ? innerHeight : 0, Math.ceil(story.bottom + scrollY + margin));
    return { empty, clip: { x, y, width: Math.min(right, whole.width) - x, height: Math.min(bottom, whole.height) - y } };
  }

  page.visualAgent = { ...page.visualAgent, frame, release };
}
