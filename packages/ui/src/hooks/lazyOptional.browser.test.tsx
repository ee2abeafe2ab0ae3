import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyOptional } from './lazyOptional.ts';
import { testRoot } from '../testRoot.ts';

const page = testRoot();
const Plain = ({ name }: { name: string }) => <p>{name}</p>;
const Rich = ({ name }: { name: string }) => <h1>{name}</h1>;

test.each([
  ['is drawn when it comes', async () => ({ default: Rich }), 'H1'],
  ['has a stand-in when it does not', () => Promise.reject(new Error('Unable to preload CSS for /assets/Rich.css')), 'P'],
])('a part that can be done without %s', async (_, load, element) => {
  const Part = lazyOptional(load, Plain);
  page.render(
    <Suspense>
      <Part name="Cart" />
    </Suspense>,
  );
  await expect.poll(() => page.container.firstElementChild?.tagName).toBe(element);
  expect(page.container.textContent).toBe('Cart');
});
