import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { type Probe, withTexts } from './conformance.kit.tsx';
import { parts as drawn, portals } from './conformance.parts.tsx';
import { testRoot } from './testRoot.ts';

const parts = { ...drawn, ...portals };
const sources = Object.values(import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true }));

/** The tag that a component's JSDoc names, or that of the component it names instead: "Renders a `TextField`". */
function documentedTag(name: string): string {
  const declared = new RegExp(`\\/\\*\\*((?:(?!\\*\\/)[^])*)\\*\\/\\s*export (?:function|const) ${name}\\b`);
  const doc = sources.flatMap((source) => declared.exec(source)?.[1] ?? [])[0]?.replaceAll(/\s*\n \* ?/g, ' ') ?? '';
  const [, tag, component] = /\bRenders [^`.]*`(?:<(\w+)[^`]*>|(\w+))`/.exec(doc) ?? [];
  if (!tag && !component) throw new Error(`The JSDoc of ${name} does not say which element it renders: "Renders a \`<div>\`."`);
  return tag ?? documentedTag(component ?? '');
}

const page = testRoot();

/** Mounts a part with a probe, and finds what bears its data and what bears its class. */
function mount(
  name: string,
  probe: Omit<Probe, 'id' | 'data-probe'>,
): { bearer: HTMLElement | SVGElement; classed: HTMLElement | SVGElement } {
  const { draw, within } = parts[name] ?? {};
  if (!draw) throw new Error(`There is no part ${name}.`);
  const part = draw({ ...probe, id: 'probe', 'data-probe': 'yes' });
  page.render(withTexts(within ? within(part) : part));
  return { bearer: find('[data-probe=yes]'), classed: find(`.${probe.className}`) };
}

function find(selector: string): HTMLElement | SVGElement {
  const found = [...document.querySelectorAll(selector)];
  const [element] = found;
  if (found.length !== 1 || !(element instanceof HTMLElement || element instanceof SVGElement))
    throw new Error(`${found.length} elements are ${selector}, and it should be one.`);
  return element;
}

const declarations = ({ style }: HTMLElement | SVGElement) =>
  [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`);

describe.each(Object.entries(parts))('%s', (name, { control }) => {
  it('hands its ref the element that its documentation names', () => {
    const ref = vi.fn<(element: Element | null) => void>();
    const { bearer } = mount(name, { className: 'probe-class', ref });
    expect(ref.mock.lastCall?.[0]).toBe(bearer);
    expect(bearer.localName).toBe(documentedTag(name));
    if (control) expect(bearer.localName).toBe(control);
    page.render(null);
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });

  it('adds class and style to its own', () => {
    const plain = mount(name, { className: 'plain-class' });
    const own = [...plain.classed.classList].filter((one) => one !== 'plain-class');
    const ownStyles = [plain.bearer, plain.classed].map(declarations);
    const { bearer, classed } = mount(name, { className: 'probe-class', style: { scrollMarginTop: '7px' } });
    expect(bearer.id).toBe('probe');
    expect([...classed.classList]).toEqual(expect.arrayContaining(own));
    expect(classed.contains(bearer)).toBe(true);
    if (!control) expect(bearer).toBe(classed);
    const styled = [bearer, classed].filter(({ style }) => style.scrollMarginTop === '7px');
    expect(styled.length).toBeGreaterThan(0);
    expect([bearer, classed].map(declarations)).toEqual(ownStyles.map((styles) => expect.arrayContaining(styles)));
  });

  if (!(name in withoutClick)) {
    it('calls the handler of its consumer, once', () => {
      const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
      const { bearer } = mount(name, { className: 'probe-class', onClick });
      click(bearer);
      expect(onClick).toHaveBeenCalledTimes(1);
    });

    it('calls its other handlers', () => {
      const heard = new Set<string>();
      const handlers = Object.fromEntries(Object.keys(events).map((handler) => [handler, () => heard.add(handler)]));
      const { bearer } = mount(name, { className: 'probe-class', ...handlers });
      for (const event of Object.values(events)) bearer.dispatchEvent(event());
      expect([...heard].toSorted()).toEqual(Object.keys(events).toSorted());
    });
  }
});

/** What the element is told, for each handler beside the press. `focus()` would ask whether it can have the focus. */
const events = {
  onFocus: () => new FocusEvent('focusin', { bubbles: true }),
  onBlur: () => new FocusEvent('focusout', { bubbles: true }),
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'F2', bubbles: true }),
  onPointerEnter: () => new PointerEvent('pointerover', { bubbles: true }),
  onPointerLeave: () => new PointerEvent('pointerout', { bubbles: true }),
  onPointerDown: () => new PointerEvent('pointerdown', { bubbles: true }),
  onMouseDown: () => new MouseEvent('mousedown', { bubbles: true }),
} as const;

/** Parts that take no `onClick`, and why. */
const withoutClick: Readonly<Record<string, string>> = {
  OneTimeCodeField: 'its cells take the press, and its type has no onClick',
  MenuItem: 'tells its consumer by onSelect, when the menu is closed again',
};

/** What a press does by itself, read from the element. */
const expanded = (element: Element) => element.getAttribute('aria-expanded') === 'true';
const checked = (element: Element) => element instanceof HTMLInputElement && element.checked;
const acts: Readonly<Record<string, (element: Element) => boolean>> = {
  Checkbox: checked,
  DisclosureMenuTrigger: expanded,
  MenuTrigger: expanded,
  PopoverTrigger: expanded,
  Switch: checked,
};

describe.each(Object.entries(acts))('%s', (name, acted) => {
  it('does what it is for when it is pressed', async () => {
    const { bearer } = mount(name, { className: 'probe-class', onClick: () => {} });
    click(bearer);
    await expect.poll(() => acted(bearer)).toBe(true);
  });

  it('does not when the handler of its consumer prevents it', () => {
    const { bearer } = mount(name, { className: 'probe-class', onClick: (event) => event.preventDefault() });
    flushSync(() => click(bearer));
    expect(acted(bearer)).toBe(false);
  });
});

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
