import { expect, it } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { PaymentResultScreen } from './PaymentResultScreen.tsx';
import type { PaymentResultState } from './PaymentResultScreen.state.ts';
import { paymentResultTexts } from './texts.ts';
import { testRoot } from '../../testRoot.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(paymentResultTexts);

const page = testRoot();

const order = { orderNo: 'PT1', quantity: 1, freight: '0', total: '10', payType: 'stripe', paid: false, cancelled: false } as const;
const links = { home: '/', orders: '/orders', toShip: '/orders', order: String, pay: String };
const show = (state: PaymentResultState) =>
  page.render(
    <TextsProvider texts={texts}>
      <PaymentResultScreen state={state} links={links} onRetry={() => {}} onExpired={async () => true} />
    </TextsProvider>,
  );

it('says each state that comes in one status, which is there before', () => {
  show({ status: 'loading' });
  const region = page.container.querySelector('[role=status]');
  const heard = () => region?.isConnected && region.textContent;
  expect(heard()).toBe('');
  for (const status of ['processing', 'waitingForBank'] as const) {
    show({ status, order });
    expect(heard()).toBe(page.container.querySelector('h1')?.textContent);
  }
  expect(heard()).not.toBe('');
});
