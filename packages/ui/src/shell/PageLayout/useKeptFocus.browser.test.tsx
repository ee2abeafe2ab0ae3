import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { PageLayout } from './PageLayout.tsx';

const page = testRoot();

const show = (children: ReactNode, beside?: ReactNode) =>
  page.render(
    <>
      <PageLayout>
        <h1>Orders</h1>
        <section>
          <h2>To pay</h2>
          {children}
        </section>
      </PageLayout>
      {createPortal(beside, document.body)}
    </>,
  );

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const present = () => document.activeElement?.textContent || document.activeElement?.localName;
const pause = () => new Promise((resolve) => setTimeout(resolve, 250)); // That nothing happens cannot be waited for: longer than `patience`.

beforeEach(() => show(<button type="button">Pay</button>));

test('leads from a button that goes to the heading of its place', async () => {
  find('button').focus();
  show(<p>Paid</p>);
  await expect.poll(present).toBe('To pay');
});

test('leads from a button that is disabled, and not before the browser takes the focus from it', async () => {
  find('button').focus();
  show(
    <button type="button" disabled>
      Sold out
    </button>,
  );
  await expect.poll(present).toBe('To pay');
});

test('leads to the field of that name where it is drawn anew', async () => {
  show(<textarea key="before" name="note" defaultValue="Ring" />);
  find('textarea').focus();
  show(<textarea key="after" name="note" defaultValue="Ring twice" />);
  await expect.poll(present).toBe('Ring twice');
});

test('leads from a dialog that is gone to what had the focus before it', async () => {
  find('button').focus();
  show(<button type="button">Pay</button>, <input />);
  find('input').focus();
  show(<button type="button">Pay</button>);
  await expect.poll(present).toBe('Pay');
});

test('leaves the focus where somebody else has led it, and nowhere for who has given it up', async () => {
  find('button').focus();
  show(<input />);
  find('input').focus();
  await pause();
  expect(present()).toBe('input');
  find('input').blur();
  await pause();
  show(<p>Paid</p>);
  await pause();
  expect(present()).not.toBe('To pay');
});
