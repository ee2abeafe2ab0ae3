import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { useDismissal } from '../Popover/usePopoverLayer.ts';
import { useSuggestionList } from './useSuggestionList.ts';

const nothing = () => {};

function Search({ text = '' }: { text?: string }) {
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { isOpen, marked, close } = useSuggestionList({
    text,
    box,
    input,
    layer,
    count: 3,
    idOf: String,
    onChoose: nothing,
    onDelete: nothing,
    onPopup: nothing,
    onText: nothing,
  });
  useDismissal({ open: isOpen, onDismiss: close, anchor: box, layer, lightDismiss: false });
  return (
    <form ref={box}>
      <input ref={input} />
      <div ref={layer}>{isOpen ? `open, ${marked} is marked` : 'closed'}</div>
    </form>
  );
}

const page = testRoot();

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

// On a phone its code came late, and the frame after took the mark away.
it('keeps what a key marked in the frame in which it came', async () => {
  page.render(<Search />);
  const field = page.container.querySelector('input');
  field?.focus();
  for (let pressed = 0; pressed < 2; pressed++)
    flushSync(() => field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true })));
  expect(page.container.textContent).toBe('open, 1 is marked');
  await frame();
  expect(page.container.textContent).toBe('open, 1 is marked');
});

// Typed and closed within one frame, as by a quick hand on a slow machine, it opened again.
it('stays closed when Escape comes right after a letter', async () => {
  page.render(<Search text="b" />);
  const field = page.container.querySelector('input');
  field?.focus();
  flushSync(() => field?.dispatchEvent(new InputEvent('input', { bubbles: true })));
  expect(page.container.textContent).toBe('open, -1 is marked');
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  flushSync(() => field?.dispatchEvent(press));
  await frame();
  expect(page.container.textContent).toBe('closed');
});

it.each([
  ['empties the field, so that nothing around it hears of it', 'bag', true],
  ['is left to what is around an empty field', '', false],
])('a press of Escape %s', (_, text, taken) => {
  page.render(<Search text={text} />);
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  page.container.querySelector('input')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(taken);
});
