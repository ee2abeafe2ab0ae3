import type { A11yParameters } from '@storybook/addon-a11y';
import { accentFaults } from './accents.ts';
import { isTest } from './isTest.ts';
import { networkOfStory } from './networks.ts';

/** What went wrong while a story was shown, by story. A story that hides a fault is worse than none. */
const faults = new Map<string, string[]>();
let present = '';
let listening = false;
/** What had the focus last. */
let focused: Element | undefined;

/** Notes a fault of the story that is shown now; it fails the story. */
export function noteFault(sentence: string): void {
  faults.get(present)?.push(sentence);
}

/** Begins to watch a story. */
export function openGates(id: string): void {
  present = id;
  faults.set(id, []);
  focused = undefined;
  if (listening) return;
  listening = true;
  document.addEventListener('focusin', ({ target }) => (focused = target instanceof Element ? target : undefined), { capture: true });
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    console[level] = (...parts: unknown[]) => {
      if (!isToolNoise(parts[0]))
        noteFault(`The story printed a console ${level}: "${parts.map(String).join(' ').slice(0, 300)}". Mend what it complains about.`);
      print(...parts);
    };
  }
}

/**
 * How axe is asked in every story: all its rules. Tests need what is wrong alone; the panel has an error without the rest, and counts what axe
 * cannot tell, such as a contrast upon a picture, with it. No rule that is on reads style sheets.
 */
export const axe: A11yParameters = {
  test: 'error',
  options: { preload: { assets: ['media'] }, reporter: isTest() ? 'no-passes' : 'v2', resultTypes: ['violations'] },
};

interface ShownStory {
  id: string;
  title: string;
  parameters: Readonly<Record<string, unknown>>;
  tags: string[];
  globals: Readonly<Record<string, unknown>>;
  viewMode: string | undefined;
}

/**
 * Ends a story: waits for its answers, then fails on everything that was noted; where a person looks on, the console says it and
 * the story stays. Runs before axe, so axe sees the last picture.
 */
export async function checkGates({ id, title, parameters, tags, globals, viewMode }: ShownStory): Promise<void> {
  const network = networkOfStory(id);
  const found: string[] = [];
  await network?.settled().catch((error: unknown) => found.push(String(error)));
  found.unshift(...(faults.get(id) ?? []));
  for (const request of network?.unhandled ?? [])
    found.push(`No handler answered ${request}. Add the endpoint to mocks/handlers, or the behaviour to the story's scenario.`);
  const isPage = /^(Screens|Flows)\//.test(title);
  if (/^(Screens|Flows|Shell)\//.test(title) && (await isFocusLost()))
    found.push(`The focus was lost with ${nameOf(focused)}. Lead it on, or keep the element.`);
  // Where axe is not asked, this was found out when it was. On a page of documents much of the page is Storybook's.
  if (!isAxeOff(globals) && viewMode !== 'docs')
    found.push(...namesAndPlaces(document, isPage), ...misplaced(document), ...(isPage ? accentFaults(document) : []));
  if (title.startsWith('Screens/') && parameters['stateFrom'] !== 'props') {
    if (!network)
      found.push(
        'This screen has no scenario. Give the story parameters: on(scenario), or say stateFrom: "props" in its meta when no state of it comes from data, or "site" when it comes from the call that the frame makes too.',
      );
    else if (network.calls === 0 && parameters['stateFrom'] !== 'site')
      found.push(
        "This screen made no call through MSW, though its state comes from data. Drive it by live() with the storefront's own hook.",
      );
  }
  if (JSON.stringify(parameters['a11y']) !== JSON.stringify(axe))
    found.push('This story is left out of the accessibility test. Remove the exception from its a11y parameters and mend the story.');
  if (!tags.includes('test')) found.push('This story is left out of the tests. Remove the tag "!test" and mend the story.');
  if (found.length === 0) return;
  if (isTest()) throw new Error(found.join('\n'));
  console.error(found.join('\n'));
}

/** Whether the element that had the focus went, or was disabled, and nobody has it now: a keyboard then begins at the top of the page. */
async function isFocusLost(): Promise<boolean> {
  const isLost = () =>
    focused !== undefined &&
    (document.activeElement ?? document.body) === document.body &&
    (!focused.isConnected || focused.matches(':disabled') || !focused.checkVisibility());
  // What comes in its place may come a moment later.
  for (let tries = 0; isLost() && tries < 10; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  return isLost();
}

const nameOf = (element: Element | undefined) =>
  `the ${element?.localName} "${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 60)}"`;

const isAxeOff = ({ a11y }: ShownStory['globals']) => typeof a11y === 'object' && a11y !== null && 'manual' in a11y && a11y.manual === true;

/** What assistive technology is told that is not so: places that are not there, a page without a title or with two, and several articles of one name. */
function namesAndPlaces(page: Document, isPage: boolean): string[] {
  const found: string[] = [];
  for (const control of page.querySelectorAll('[aria-controls]')) {
    const lost = (control.getAttribute('aria-controls') ?? '').split(' ').filter((id) => !page.getElementById(id));
    if (lost.length)
      found.push(`"${control.textContent.trim()}" says by aria-controls that it controls what is not there: ${lost.join(', ')}.`);
  }
  const labels = [...(isPage ? page.querySelectorAll('article[aria-labelledby]') : [])].map((article) =>
    (article.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => page.getElementById(id)?.textContent.trim())
      .join(' '),
  );
  // Over a page that a dialog covers there may be no page at all.
  const titles = [...page.querySelectorAll('h1')].filter((title) => title.checkVisibility()).length;
  if (isPage && titles !== 1 && !(titles === 0 && page.querySelector('[role=dialog], [role=alertdialog]')))
    found.push(`A page has one <h1>, whatever its state, and this one has ${titles}. Where its name is not known yet, say what it is.`);
  const twice = new Set(labels.filter((label, at) => labels.indexOf(label) !== at));
  for (const label of twice) found.push(`Several articles are named "${label}". Name each by what tells it from the others.`);
  return found;
}

const block =
  ':is(address, article, aside, blockquote, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, section, table, ul)';

/** Elements that HTML does not allow where they stand: among text, or a caption that is neither first nor last in its figure. */
function misplaced(page: Document): string[] {
  const found = page.querySelectorAll(
    `:is(button, p, span, label, h1, h2, h3, h4, h5, h6) ${block}, figcaption:not(figure > :first-child, figure > :last-child)`,
  );
  const sentences = [...found].map(({ localName, parentElement }) =>
    localName === 'figcaption'
      ? 'A <figcaption> stands first or last in its <figure>, and in nothing else.'
      : `A <${localName}> may not stand in a <${parentElement?.localName}>: HTML allows only text and what belongs to it there, such as a <span>.`,
  );
  return [...new Set(sentences)];
}

/** Vite's own news; and Storybook's, when its interactions panel prints an event that a spy was called with. */
const toolNoise = ['[vite]', 'Accessing the Story Store is deprecated'];

/** Lines of the tools themselves, which no story can help. */
function isToolNoise(first: unknown): boolean {
  return typeof first === 'string' && toolNoise.some((start) => first.startsWith(start));
}
