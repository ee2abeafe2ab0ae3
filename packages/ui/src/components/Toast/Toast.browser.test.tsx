import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './Toast.tsx';
import { testRoot } from '../../testRoot.ts';

const stay = 6000;
const step = 4000;

function Page() {
  const { show } = useToast();
  return (
    <>
      <button type="button" onClick={() => show({ tone: 'success', title: 'In your cart.', link: { href: '/cart', label: 'View cart' } })}>
        Add
      </button>
      <button type="button" onClick={() => show({ tone: 'success', title: 'Saved.' })}>
        Save
      </button>
    </>
  );
}

const page = testRoot();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  page.render(
    <ToastProvider closeLabel="Close" stay={stay}>
      <Page />
    </ToastProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string) => [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => flushSync(() => button(name)?.click());
/** What a screen reader is told of by the page: an element that is new. */
const said = () => page.container.querySelector('[role=status] p');
const pass = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds));

it('stays while the focus moves towards what can be pressed in it', () => {
  press('Add');
  for (const name of ['Save', 'Add', 'Save']) {
    pass(step);
    button(name)?.focus();
  }
  expect(page.container.textContent).toContain('In your cart.');
  pass(stay);
  expect(page.container.textContent).not.toContain('In your cart.');
});

it('goes in its time when there is nothing to press in it', () => {
  press('Save');
  pass(step);
  button('Add')?.focus();
  pass(step);
  expect(page.container.textContent).not.toContain('Saved.');
});

it('is said again, and has its whole time, when it is shown again while it is there', () => {
  press('Save');
  const first = said();
  pass(step);
  press('Save');
  expect(said()).not.toBe(first);
  pass(step);
  expect(page.container.textContent).toContain('Saved.');
  pass(step);
  expect(page.container.textContent).not.toContain('Saved.');
});

it('stands at the top while it would cover what was pressed or has the focus, and at the bottom else', () => {
  const toast = () => said()?.parentElement?.parentElement?.getBoundingClientRect();
  const save = button('Save');
  Object.assign(save?.style ?? {}, { position: 'fixed', insetBlockEnd: '30px', insetInline: '40%' });
  document.documentElement.style.scrollPaddingBlockStart = '50px';
  press('Save');
  expect(toast()?.top).toBeGreaterThanOrEqual(50);
  expect(toast()?.bottom).toBeLessThan(200);
  pass(stay);
  press('Add');
  expect(toast()?.bottom).toBeGreaterThan(innerHeight - 100);
  pass(stay);
  save?.focus();
  press('Add');
  expect(toast()?.bottom).toBeLessThan(200);
  document.documentElement.style.scrollPaddingBlockStart = '';
});

it('covers no button of the form in which something was pressed', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  const send = form.appendChild(document.createElement('button'));
  Object.assign(send.style, { position: 'fixed', insetBlockEnd: '30px', insetInline: '40%' });
  field.focus();
  press('Add');
  const [toast, button] = [said()?.parentElement?.parentElement?.getBoundingClientRect(), send.getBoundingClientRect()];
  expect(toast?.bottom).toBeLessThanOrEqual(button.top);
  form.remove();
});

it('covers neither the title of a dialog nor its buttons', () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  Object.assign(dialog.style, { position: 'fixed', inset: 0 });
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-labelledby', 'title-of-dialog');
  dialog.innerHTML =
    '<h2 id="title-of-dialog" style="position:absolute;inset:0 0 auto;height:60px">Address</h2><button style="position:absolute;inset:auto 0 20px">Send</button>';
  const [title, send] = [dialog.querySelector('h2'), dialog.querySelector('button')];
  send?.focus();
  press('Save');
  const toast = said()?.parentElement?.parentElement?.getBoundingClientRect();
  expect(toast?.top).toBeGreaterThanOrEqual(title?.getBoundingClientRect().bottom ?? Number.NaN);
  expect(toast?.bottom).toBeLessThanOrEqual(send?.getBoundingClientRect().top ?? Number.NaN);
  dialog.remove();
});

it('waits below a dialog that opens, and has its whole time after it', () => {
  const isSeen = (title: string) =>
    [...page.container.querySelectorAll('p')].some((one) => one.textContent === title && one.checkVisibility());
  press('Save');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  expect(isSeen('Saved.')).toBe(false);
  pass(2 * stay);
  dialog.remove();
  button('Add')?.focus();
  pass(step);
  expect(isSeen('Saved.')).toBe(true);
  pass(step);
  expect(page.container.textContent).not.toContain('Saved.');
});

it('is seen when it is shown over a dialog', () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  press('Save');
  expect(said()?.checkVisibility()).toBe(true);
  dialog.remove();
});
