import { expect, test, vi } from 'vitest';
import { Alert } from './Alert.tsx';
import { testRoot } from '../../testRoot.ts';

const page = testRoot();
const regionOf = (role: 'alert' | 'status') => page.container.querySelector(`[role=${role}]`);
const isRead = () => page.container.querySelector('[aria-hidden=true] p') === null;

test('a status is there before its words, as only what changes in it is announced', async () => {
  page.render(<Alert live tone="warning" title="You are offline" />);
  expect(regionOf('status')?.textContent).toBe('You are offline');
  expect(isRead()).toBe(false);
  await vi.waitFor(() => expect(isRead()).toBe(true));
});

test('an alert is read as it comes, and so is what is not live', () => {
  page.render(<Alert live tone="danger" title="The order was not placed" />);
  expect(regionOf('alert')?.textContent).toBe('The order was not placed');
  expect(isRead()).toBe(true);
  page.render(<Alert tone="warning" title="The order was not placed" />);
  expect(isRead()).toBe(true);
});
