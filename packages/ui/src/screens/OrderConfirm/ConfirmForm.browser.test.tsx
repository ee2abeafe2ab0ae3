import { useState } from 'react';
import { expect, it } from 'vitest';
import { ToastProvider } from '../../components/Toast/index.ts';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { testRoot } from '../../testRoot.ts';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';
import { noChoices } from './OrderConfirmScreen.schema.ts';
import type { ConfirmNotice, ConfirmView } from './OrderConfirmScreen.state.ts';
import { orderConfirmTexts } from './texts.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(orderConfirmTexts);

const page = testRoot();

const order: ConfirmView = {
  shops: [],
  quantity: 1,
  kind: 'virtual',
  addresses: [],
  address: undefined,
  coupons: { status: 'ready', data: { usable: [], best: undefined, unusable: [] }, refreshing: false },
  coupon: undefined,
  points: undefined,
  methods: ['upi'],
  free: false,
  sums: { goods: '10', freight: '0', total: '10' },
  pricing: { status: 'current' },
  choices: { ...noChoices, payType: 'upi' },
  notices: [],
};
const rest: Omit<ConfirmFormProps, 'order' | 'renewal' | 'onPlace'> = {
  guest: false,
  email: '',
  links: { orders: '/orders', cart: '/cart', change: '/cart', shop: String, goods: String },
  book: {
    initial: {},
    hasDraft: false,
    countries: [],
    dialCodes: [],
    onTyped: () => {},
    onForget: () => {},
    onSave: async () => ({ status: 'done' }),
  },
  onChange: () => {},
  onReprice: () => {},
};

/** A page whose order turns out to be over as it is placed, and can be begun again. */
function Page({ end }: { end: ConfirmNotice }) {
  const [notices, setNotices] = useState<readonly ConfirmNotice[]>([]);
  const onPlace = async () => {
    setNotices([end]);
    return { status: 'held' } as const;
  };
  const renewal = { renew: () => setNotices([]), busy: false, problem: undefined };
  return <ConfirmForm {...rest} order={{ ...order, notices }} renewal={renewal} onPlace={onPlace} />;
}

const show = (end: ConfirmNotice) =>
  page.render(
    <TextsProvider texts={texts}>
      <ToastProvider closeLabel="Close">
        <Page end={end} />
      </ToastProvider>
    </TextsProvider>,
  );

function press(name: string) {
  const button = [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.focus();
  button?.click();
  return button;
}

it.each<[string, ConfirmNotice]>([
  ['Your order can’t be placed yet', { kind: 'changed', message: '' }],
  ['Your order may already be placed', { kind: 'maybePlaced', by: 'elsewhere' }],
])('leads from the button that is shut to "%s"', async (title, end) => {
  show(end);
  const place = press('Place order');
  await expect.poll(() => document.activeElement?.closest('[role]')?.textContent).toContain(title);
  expect(place?.disabled).toBe(true);
});

it('leads on from the button that begins the order again and leaves', async () => {
  show({ kind: 'expired', message: '' });
  press('Place order');
  await expect.poll(() => press('Continue with this order')).toBeDefined();
  await expect.poll(() => document.activeElement?.localName).toBe('h2');
});
