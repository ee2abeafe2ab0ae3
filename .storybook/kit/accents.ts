/** What is pressed or followed. */
const acts = 'a[href], button, summary, [role=button], [role=link], [role=menuitem], [role=tab]';
/** What is picked out of several, and what says that something is wrong. */
const chosen = '[aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), label:has(:checked)';
const wrong = '[role=alert], [aria-invalid=true]';
/** An amount of money, or a share of one, with three words at most: "₹200 off". */
const amount = /^(?=.*[\p{Sc}%])[^\d\s]{0,8}\s?\d[\d\s.,]*[^\d\s]{0,8}(?:\s[^\d\s]+){0,3}$/u;

/**
 * What the rule of one accent forbids in a view: a second filled act, and accent ink on words or icons that are no act, no amount,
 * no error and nothing chosen. A view is what is open: a dialog, or the page; a list of cards in it is one of its own. Colours are
 * compared with the roles of the theme as the browser has computed them.
 */
export function accentFaults(page: Document): string[] {
  if (page.defaultView?.matchMedia('(forced-colors: active)').matches) return [];
  const seen = visibleIn(page);
  const filled = new Set(coloursOf(page, 'accent-fill', 'accent-hover', 'accent-press'));
  const [ink] = coloursOf(page, 'accent-text');
  const filledActs = seen
    // The search stands in every page's header: no view is about it.
    .filter((element) => element.matches(acts) && !element.closest('[role=search], search'))
    .filter((element) => filled.has(getComputedStyle(element).backgroundColor));
  const marked = seen.filter((element) => isMark(element) && getComputedStyle(element).color === ink && !mayBeAccent(element));
  return [
    ...[...Map.groupBy(filledActs, listOf).values()]
      .map((some) => new Set(some.map(nameOf)))
      .filter(({ size }) => size > 1)
      .map(
        (names) =>
          `One view holds one filled act, and this one holds ${names.size}: ${quoted(names)}. Fill the one that the view is about; give the others another tone.`,
      ),
    ...(marked.length > 0
      ? [
          `Accent ink marks amounts, acts, errors and what is chosen, and here ${quoted(new Set(marked.map(nameOf)))}. Give it the role of text that it is.`,
        ]
      : []),
  ];
}

/** All that is visible of the topmost dialog or, while none is open, of the page. */
function visibleIn(page: Document): Element[] {
  const dialogs = [...page.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter(isVisible);
  return [...(dialogs.at(-1) ?? page.body).querySelectorAll('*')].filter(isVisible);
}

/** The list of cards that an act stands in, if it does. */
const listOf = (act: Element) => act.closest('li')?.parentElement ?? act.closest('article')?.parentElement ?? null;

const isVisible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

/** Words of its own, or an icon in the page's content; the frame has drawings in the shop's colour. */
const isMark = (element: Element) =>
  element.matches('main svg, [role=dialog] svg, [role=alertdialog] svg') ||
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());

const mayBeAccent = (element: Element) =>
  element.closest(`${acts}, ${chosen}, ${wrong}`) !== null ||
  [element, element.parentElement].some((one) => amount.test(one?.textContent.trim() ?? ''));

const quoted = (names: ReadonlySet<string>) => [...names].map((name) => `"${name}"`).join(', ');

/** What it says, or what it is called; an icon, what stands beside it. */
function nameOf(element: Element): string {
  const said = element.textContent.trim() || element.getAttribute('aria-label');
  if (said) return said.slice(0, 60);
  const beside = element.parentElement?.textContent.trim();
  return `icon${beside ? ` beside ${beside.slice(0, 40)}` : ''}`;
}

/** The colours of roles in the theme that is on. */
function coloursOf(page: Document, ...roles: string[]): string[] {
  const probe = page.createElement('i');
  page.body.append(probe);
  const colours = roles.map((role) => {
    probe.style.color = `var(--galleria-color-${role})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colours;
}
