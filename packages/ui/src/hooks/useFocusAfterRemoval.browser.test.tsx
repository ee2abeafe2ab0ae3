import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { testRoot } from '../testRoot.ts';

/** A cart: shops with their lines, each line with a button. */
function Cart({ shops, asks }: { shops: readonly (readonly string[])[]; asks?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root, 'li');
  return (
    <>
      <div ref={root}>
        <h1>Cart</h1>
        {shops.map((lines) => (
          <ul key={lines[0]?.slice(0, 1)}>
            {lines.map((line) => (
              <li key={line}>
                {line} <button type="button">Remove {line}</button>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {asks && (
        <div role="dialog">
          <button type="button">Yes</button>
        </div>
      )}
    </>
  );
}

const page = testRoot();
const shops = [['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']];
const without = (...gone: string[]) =>
  shops.map((lines) => lines.filter((line) => !gone.includes(line))).filter((lines) => lines.length > 0);
const press = (name: string) => [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus();
const focused = () => document.activeElement?.firstChild?.textContent;

it.each([
  ['the one that took its place', ['a2'], 'a3'],
  ['the first of the next shop after the last of one', ['a3'], 'b1'],
  ['the next shop when its shop left with it', ['b1'], 'c1'],
  ['the last one when it was the last', ['c2'], 'c1'],
  ['the one after all that left with it', ['a1', 'a2', 'a3', 'b1'], 'c1'],
  ['what is left between others that left', ['a2', 'a1', 'c1'], 'a3'],
  ['the heading when nothing is left', shops.flat(), 'Cart'],
])('leads to %s', async (_, gone, heir) => {
  page.render(<Cart shops={shops} />);
  press(`Remove ${gone[0]}`);
  page.render(<Cart shops={without(...gone)} />);
  await expect.poll(focused).toBe(heir);
});

it('waits for the dialog that asked', async () => {
  page.render(<Cart shops={shops} asks />);
  press('Remove a2');
  press('Yes');
  page.render(<Cart shops={without('a2')} asks />);
  await expect.poll(focused).toBe('Yes');
  page.render(<Cart shops={without('a2')} />);
  await expect.poll(focused).toBe('a3');
});

it('leaves the focus where somebody has led it', async () => {
  page.render(<Cart shops={shops} />);
  press('Remove a2');
  press('Remove b1');
  page.render(<Cart shops={without('a2')} />);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.textContent).toBe('Remove b1');
});

// Its effects end only after the browser has told of the removal.
it('does nothing when the list itself leaves with its page', async () => {
  page.render(<Cart shops={shops} />);
  press('Remove a2');
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.message);
  };
  addEventListener('error', note);
  const list = page.container.firstElementChild;
  list?.remove();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  removeEventListener('error', note);
  if (list) page.container.append(list);
  expect(errors).toEqual([]);
});
