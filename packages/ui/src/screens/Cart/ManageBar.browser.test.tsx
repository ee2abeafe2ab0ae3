import { expect, it, vi } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import type { Outcome } from '../../state/resource.ts';
import type { CartLineView } from './CartScreen.state.ts';
import { ManageBar } from './ManageBar.tsx';
import { testRoot } from '../../testRoot.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(['cart']);

const line: CartLineView = {
  id: 1,
  productId: 1,
  skuId: 1,
  merchantId: 1,
  name: 'Handbag',
  image: '',
  specText: '',
  quantity: 1,
  status: 'valid',
  price: '1',
  subtotal: '1',
  stock: 1,
  most: 1,
  selected: true,
  orderable: true,
  priceBefore: '',
  rose: false,
  justLost: false,
  refusal: undefined,
};

const page = testRoot();

it.each<[string, Outcome, number]>([
  ['is over when it is done', { status: 'done' }, 2],
  ['goes on after a failure, with its marks', { status: 'failed', error: { kind: 'offline' } }, 0],
])('the work with marked lines %s', async (_, outcome, times) => {
  const act = vi.fn(async () => outcome);
  const onDone = vi.fn();
  page.render(
    <TextsProvider texts={texts}>
      <ManageBar lines={[line]} mayWish acts={{ remove: act, moveToWishList: act }} onDone={onDone} />
    </TextsProvider>,
  );
  for (const button of page.container.querySelectorAll('button')) {
    button.click();
    await expect.poll(() => page.container.querySelector('[aria-busy=true]')).toBeNull();
  }
  expect([act.mock.calls.length, onDone.mock.calls.length]).toEqual([2, times]);
});
