import { describe, expect, test } from 'vitest';
import { newNonce, readWindowAddress, windowAddress, type WindowTask } from './windowAddress.ts';

const tasks: WindowTask[] = [
  { provider: 'google', app: '1000-shop.apps.googleusercontent.com', nonce: newNonce() },
  { provider: 'facebook', app: '100000000000001', nonce: newNonce() },
];
const read = (address: string) => readWindowAddress(new URL(address, 'https://shop.example'));

describe('the address of a window', () => {
  test.each(tasks)('carries the task to $provider, in every language', (task) => {
    for (const prefix of ['', '/fr', '/zh-CN']) expect(read(windowAddress(prefix, task))).toEqual(task);
  });

  test('says nothing of it to a server', () => {
    for (const task of tasks) expect(new URL(windowAddress('', task), 'https://shop.example').search).toBe('');
  });

  const nonce = 'a'.repeat(32);
  test.each([
    '/middlewares/sign_in/google',
    '/middlewares/sign_in/google#',
    `/middlewares/sign_in/google#nonce=${nonce}`,
    '/middlewares/sign_in/google#app=1.apps.googleusercontent.com',
    '/middlewares/sign_in/google#app=1.apps.googleusercontent.com&nonce=short',
    `/middlewares/sign_in/google#app=1.apps.googleusercontent.com.evil.example&nonce=${nonce}`,
    `/middlewares/sign_in/google#app=%20evil/.apps.googleusercontent.com&nonce=${nonce}`,
    `/middlewares/sign_in/facebook#app=1.apps.googleusercontent.com&nonce=${nonce}`,
    `/middlewares/sign_in/facebook#app=12345%0A&nonce=${nonce}`,
    `/middlewares/sign_in/twitter#app=100000000000001&nonce=${nonce}`,
    `/sign_in.html#app=100000000000001&nonce=${nonce}`,
  ])('%s is none', (address) => {
    expect(read(address)).toBeUndefined();
  });
});

test('a nonce is another one each time', () => {
  expect(new Set(Array.from({ length: 1000 }, newNonce)).size).toBe(1000);
});
