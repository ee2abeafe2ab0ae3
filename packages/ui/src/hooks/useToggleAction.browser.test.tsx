import { flushSync } from 'react-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Outcome } from '../state/resource.ts';
import { useToggleAction } from './useToggleAction.ts';
import { testRoot } from '../testRoot.ts';

const done: Outcome = { status: 'done' };
const failed: Outcome = { status: 'failed', error: { kind: 'offline' } };

let sent: boolean[];
let answer: (outcome: Outcome) => void;
const change = (value: boolean) => {
  sent.push(value);
  return new Promise<Outcome>((resolve) => (answer = resolve));
};

function Heart() {
  const { wanted = false, toggle } = useToggleAction(false, change);
  return (
    <button type="button" aria-pressed={wanted} onClick={toggle}>
      Wish
    </button>
  );
}

const page = testRoot();
let heart: HTMLButtonElement;
beforeEach(() => {
  sent = [];
  page.render(<Heart />);
  const button = page.container.querySelector('button');
  if (button) heart = button;
});

const press = () => flushSync(() => heart.click());
const isPressed = () => heart.getAttribute('aria-pressed') === 'true';

it('shows what was pressed last, and sends it when the answer to the press before has come', async () => {
  press();
  press();
  expect([isPressed(), sent]).toEqual([false, [true]]);
  answer(done);
  await expect.poll(() => sent).toEqual([true, false]);
});

it('sends nothing more when the last press wants what was sent', async () => {
  press();
  press();
  press();
  expect([isPressed(), sent]).toEqual([true, [true]]);
  answer(done);
  await expect.poll(isPressed).toBe(false);
  expect(sent).toEqual([true]);
});

it('goes back to what is so when a change fails, and takes the next press anew', async () => {
  press();
  press();
  press();
  answer(failed);
  await expect.poll(isPressed).toBe(false);
  press();
  expect([isPressed(), sent]).toEqual([true, [true, true]]);
  answer(done);
  await expect.poll(isPressed).toBe(false);
});
