import type { AgentPage } from './agent.ts';

/** A line of text as it can be seen, within what clips it. */
interface Line {
  left: number;
  top: number;
  right: number;
  bottom: number;
  text: string;
  element: Element;
  /** The nearest element that is not inline: lines of one block lie as the browser has laid them. */
  block: Element;
}

/** Puts `clippings` into the page: text that is cut off, text upon text, and content wider than the window. */
export function installClip(): void {
  const page = globalThis as unknown as AgentPage;
  /** Pixels that nobody sees. */
  const slack = 2;
  const furniture =
    'script, style, template, noscript, option, svg, textarea, [id^="storybook-"]:not(#storybook-root), [class^="sb-"]:not(body)';
  const styles = new Map<Element, CSSStyleDeclaration>();

  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const quote = (text: string) => `"${text.length > 60 ? `${text.slice(0, 60)} …` : text}"`;
  const nameOf = (element: Element) => {
    const names: string[] = [];
    for (let at: Element | null = element; at && at.id !== 'storybook-root' && names.length < 4; at = at.parentElement)
      names.unshift(`${at.localName}${at.classList.length ? `.${[...at.classList].join('.')}` : ''}`);
    return names.join(' > ');
  };
  const isInline = (element: Element) => ['inline', 'contents'].includes(styleOf(element).display);
  /** Whether a control says that it unfolds the element. */
  const unfolds = ({ id }: Element) =>
    id !== '' && document.querySelector(`[aria-expanded="false"][aria-controls~="${CSS.escape(id)}"]`) !== null;
  /**
   * An ellipsis or a clamp shows the reader that there is more, and was written on purpose. On a phone there is room below for
   * all of a text that wraps, unless a button beside it shows the rest.
   */
  const isMarked = (element: Element) => {
    const { textOverflow, webkitLineClamp } = styleOf(element);
    return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && (globalThis.innerWidth >= 720 || unfolds(element)));
  };
  /** The text of screen readers. */
  const isForEars = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) if (styleOf(at).clipPath.includes('50%')) return true;
    return false;
  };

  /** The elements that clip one: positioned elements escape those that do not hold them. */
  function clippersOf(element: Element): Element[] {
    const found: Element[] = [];
    let escapes = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, overflowX, overflowY, transform, contain } = styleOf(at);
      const holds = position !== 'static' || transform !== 'none' || /paint|strict|content/.test(contain);
      if (escapes && !holds) continue;
      escapes = false;
      if (!isInline(at) && (overflowX !== 'visible' || overflowY !== 'visible')) found.push(at);
      if (position === 'fixed') break;
      if (position === 'absolute') escapes = true;
    }
    return found;
  }

  /** What can be seen of a line, and who cuts it. */
  function look(rect: DOMRect, clippers: readonly Element[]) {
    let { left, right } = rect;
    // The box of a letter is higher than the letter.
    const inset = rect.height * 0.12;
    let top = rect.top + inset;
    let bottom = rect.bottom - inset;
    let cutter: Element | undefined;
    let scrolls = { x: false, y: false };
    for (const clipper of clippers) {
      const style = styleOf(clipper);
      const box = clipper.getBoundingClientRect();
      const inner = { left: box.left + clipper.clientLeft, top: box.top + clipper.clientTop };
      const edge = { right: inner.left + clipper.clientWidth, bottom: inner.top + clipper.clientHeight };
      scrolls = { x: scrolls.x || /auto|scroll/.test(style.overflowX), y: scrolls.y || /auto|scroll/.test(style.overflowY) };
      const cutsX = style.overflowX !== 'visible' && !scrolls.x && (left < inner.left - slack || right > edge.right + slack);
      const cutsY = style.overflowY !== 'visible' && !scrolls.y && (top < inner.top - slack || bottom > edge.bottom + slack);
      if ((cutsX || cutsY) && !isMarked(clipper)) cutter ??= clipper;
      if (style.overflowX !== 'visible') [left, right] = [Math.max(left, inner.left), Math.min(right, edge.right)];
      if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, cutter, isSeen: right - left > slack && bottom - top > slack };
  }

  function readTexts() {
    const lines: Line[] = [];
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim();
      const element = node.parentElement;
      if (!text || !element || element.closest(furniture)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForEars(element)) continue;
      range.selectNode(node);
      const clippers = clippersOf(element);
      const looks = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map((rect) => look(rect, clippers));
      // What is wholly out of sight is closed or scrolled away, not cut.
      const seen = looks.filter(({ isSeen }) => isSeen);
      if (seen.length === 0) continue;
      const cutter = looks.find(({ cutter }) => cutter)?.cutter;
      if (cutter) cut.push(`The text ${quote(text)} in ${nameOf(element)} is cut off by ${nameOf(cutter)}.`);
      let block = element;
      while (block.parentElement && isInline(block)) block = block.parentElement;
      lines.push(...seen.map(({ left, top, right, bottom }) => ({ left, top, right, bottom, text, element, block })));
    }
    return { lines, cut };
  }

  /** Short words of buttons and links that break into letters on a phone. A table with many columns scrolls. */
  function brokenWords(): string[] {
    if (globalThis.innerWidth >= 720) return [];
    const range = document.createRange();
    return [...document.querySelectorAll('button, a')].flatMap((control) => {
      if (control.closest('td') || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement && isForEars(node.parentElement)) continue;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/(?<![^\s⟦])\p{Script=Latin}{2,12}(?![^\s⟧.,:!?…])/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (tops.some((top) => Math.abs(top - (tops[0] ?? top)) > slack))
            broken.push(`The word ${quote(word)} in ${nameOf(control)} breaks into letters.`);
        }
      }
      return broken;
    });
  }

  /** What stands in the controls: it is no text of the document, and scrolls by itself. */
  function readControls(): Line[] {
    return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap((control) => {
      const isBox = control instanceof HTMLInputElement && /checkbox|radio|range|file|color|hidden/.test(control.type);
      const text = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value;
      const { color, paddingTop, paddingBottom, paddingLeft, paddingRight, fontSize } = getComputedStyle(control);
      if (isBox || !text || color.endsWith(', 0)') || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return [];
      const box = control.getBoundingClientRect();
      const half = Number.parseFloat(fontSize) * 0.4;
      const middle = (box.top + Number.parseFloat(paddingTop) + box.bottom - Number.parseFloat(paddingBottom)) / 2;
      const left = box.left + Number.parseFloat(paddingLeft);
      const right = Math.min(box.right - Number.parseFloat(paddingRight), left + text.length * half);
      return [{ left, right, top: middle - half, bottom: middle + half, text, element: control, block: control }];
    });
  }

  /** Whether something that floats and has a ground of its own lies between the two: then one is behind the other. */
  function isCovered(upper: Element, lower: Element): boolean {
    let hasGround = false;
    let floats = false;
    for (let at: Element | null = upper; at && !at.contains(lower); at = at.parentElement) {
      const { position, backgroundColor, backgroundImage } = styleOf(at);
      const alpha = Number(/rgba?\((?:[^,]+,){3}\s*([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1);
      hasGround ||= alpha > 0.8 || backgroundImage !== 'none';
      floats ||= position !== 'static';
    }
    return hasGround && floats;
  }

  function overlaps(lines: readonly Line[]): string[] {
    const found: string[] = [];
    const sorted = lines.toSorted((a, b) => a.top - b.top);
    for (const [at, a] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next++) {
        const b = sorted[next];
        if (!b || b.top >= a.bottom - slack) break;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - b.top;
        if (a.block === b.block || width <= slack || height <= slack) continue;
        if (isCovered(a.element, b.element) || isCovered(b.element, a.element)) continue;
        found.push(
          `The texts ${quote(a.text)} in ${nameOf(a.element)} and ${quote(b.text)} in ${nameOf(b.element)} lie upon each other by ${Math.round(width)} × ${Math.round(height)} px.`,
        );
      }
    }
    return found;
  }

  function overflow(): string[] {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth + 1) return [];
    const isWide = (element: Element) => element.getBoundingClientRect().right + scrollX > innerWidth + 1;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.matches(furniture) && isWide(element) && !clippersOf(element.parentElement ?? element).length,
    );
    const deepest = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const names = deepest.slice(0, 3).map((element) => `${nameOf(element)} ${quote(element.textContent.trim())}`);
    return [`The page is ${scrollWidth} px wide in a window of ${innerWidth}: ${names.join(', ')}.`];
  }

  function clippings() {
    styles.clear();
    const { lines, cut } = readTexts();
    return [...new Set([...overflow(), ...cut, ...brokenWords(), ...overlaps([...lines, ...readControls()])])];
  }

  page.visualAgent = { ...page.visualAgent, clippings };
}
