import { type ComponentProps, createContext, startTransition, use, useState } from 'react';
import { expect, test } from 'vitest';
import { LinkProvider } from '../components/Link/index.ts';
import { SortBar } from '../components/SortBar/index.ts';
import { testRoot } from '../testRoot.ts';

const root = testRoot();
const options = ['usual', 'sales'].map((value) => ({ value, label: value, href: `#${value}` }));
const Router = createContext<(href: string) => void>(() => {});
const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();

/** Follows a link as a router does: in a transition, which waits for what the page needs. */
function RouterLink({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  const turn = use(Router);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        if (!event.ctrlKey) startTransition(() => turn(href));
      }}
    />
  );
}

function List() {
  const [address, setAddress] = useState('#usual');
  return (
    <main data-address={address}>
      <Router value={setAddress}>
        <LinkProvider component={RouterLink}>
          <SortBar label="Sort by" options={options} value={address.slice(1)} />
        </LinkProvider>
      </Router>
      {address === '#sales' && <Goods />}
    </main>
  );
}

function Goods() {
  use(arrived);
  return null;
}

const marked = () => root.container.querySelector('[aria-current=true]')?.textContent;
const address = () => root.container.querySelector('main')?.dataset['address'];
const press = (change: MouseEventInit) =>
  root.container.querySelectorAll('a')[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...change }));

test('the pressed link of a row is marked before its page is there, and not when it opens in another tab', async () => {
  root.render(<List />);
  press({ ctrlKey: true });
  await new Promise((done) => setTimeout(done, 50));
  expect([marked(), address()]).toEqual(['usual', '#usual']);
  press({});
  await expect.poll(marked).toBe('sales');
  expect(address()).toBe('#usual');
  arrive();
  await expect.poll(address).toBe('#sales');
  expect(marked()).toBe('sales');
});
