/** The parts of the page that change. All text goes in as text. */
export interface Page {
  heading: HTMLElement;
  text: HTMLElement;
  /** What the shopper presses. */
  container: HTMLElement;
  /** How it stands. */
  status: HTMLElement;
  close: HTMLButtonElement;
}

/** Draws the page of a provider's window: the shop's mark, what this is, what to press, and a way out. */
export function drawPage(): Page {
  const heading = element('h1', 'title');
  const text = element('p', 'text');
  const container = element('div', 'place');
  const status = element('p', 'status');
  status.setAttribute('role', 'status');
  const close = button('quiet');
  const mark = document.createElement('img');
  mark.src = '/icon.svg';
  mark.alt = '';
  mark.className = 'mark';
  const main = element('main', 'panel');
  main.append(mark, heading, text, container, status, close);
  document.body.append(main);
  return { heading, text, container, status, close };
}

export function button(look: 'primary' | 'quiet', label = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `button ${look}`;
  made.textContent = label;
  return made;
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
