import { useState } from 'react';
import { expect, it } from 'vitest';
import { ToastProvider } from '../../components/Toast/index.ts';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import type { AddressView } from '../../patterns/AddressCard/index.ts';
import { testRoot } from '../../testRoot.ts';
import { type AddressBook, AddressSection } from './AddressSection.tsx';
import { orderConfirmTexts } from './texts.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(orderConfirmTexts);

const page = testRoot();

const home: AddressView = {
  id: 1,
  name: 'Ananya Rao',
  dialCode: '+91',
  phone: '9845012345',
  email: '',
  country: 'India',
  detail: '12, 4th Cross, Lavelle Road, Bengaluru',
  postCode: '560001',
  isDefault: false,
};

/** A shopper whose first address is saved at once. */
function Page() {
  const [addresses, setAddresses] = useState<readonly AddressView[]>([]);
  const book: AddressBook = {
    initial: home,
    hasDraft: false,
    countries: [{ value: 'India', label: 'India' }],
    dialCodes: ['+91'],
    onTyped: () => {},
    onForget: () => {},
    onSave: async () => {
      setAddresses([home]);
      return { status: 'done' };
    },
  };
  return (
    <AddressSection
      order={{ addresses, address: addresses[0], kind: 'posted' }}
      book={book}
      email=""
      error={undefined}
      disabled={false}
      onSelect={() => {}}
    />
  );
}

it('leads on to the way to another address when the first one is saved and "Add" is gone', async () => {
  page.render(
    <TextsProvider texts={texts}>
      <ToastProvider closeLabel="Close">
        <Page />
      </ToastProvider>
    </TextsProvider>,
  );
  const add = page.container.querySelector('button');
  add?.focus();
  add?.click();
  const save = () => document.querySelector<HTMLButtonElement>('[role=dialog] [type=submit]');
  // The code of the dialog comes when it is asked for.
  await expect.poll(save, { timeout: 5000 }).not.toBeNull();
  save()?.click();
  await expect.poll(save).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Change address');
});
