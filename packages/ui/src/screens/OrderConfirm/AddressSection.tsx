'use client';

import { MapPin } from 'lucide';
import { useId, useRef, useState } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { Inline, Text } from '../../layout/index.ts';
import { AddressCard, type AddressView } from '../../patterns/AddressCard/index.ts';
import type { AddressInput } from '../../patterns/AddressForm/index.ts';
import type { Outcome } from '../../state/resource.ts';
import * as styles from './OrderConfirmScreen.css.ts';
import type { ConfirmView } from './OrderConfirmScreen.state.ts';
import { Section } from './Section.tsx';

const load = () => import('./AddressDialogs.tsx');
const AddressChooser = lazyWithRetry(async () => ({ default: (await load()).AddressChooser }));
const AddressDialog = lazyWithRetry(async () => ({ default: (await load()).AddressDialog }));
const fetchDialogs = () => fetchAhead(load);

/** What a new address begins with, and where it is sent. */
export interface AddressBook {
  initial: Partial<AddressInput>;
  /** Where the shopper seems to be, in words that a new address begins with. */
  place?: string | undefined;
  /** Whether `initial` was typed before. */
  hasDraft: boolean;
  countries: readonly SelectOption[];
  /** As "+91". */
  dialCodes: readonly string[];
  /** Told what is typed for a new address, so that it can be kept. */
  onTyped: (typed: AddressInput) => void;
  /** What was typed for a new address is thrown away. */
  onForget: () => void;
  /** Saves a new address, or changes the one of the id; the order then goes there. */
  onSave: (address: AddressInput, id: number | undefined) => Promise<Outcome>;
}

export interface AddressSectionProps {
  order: Pick<ConfirmView, 'addresses' | 'address' | 'kind'>;
  book: AddressBook;
  /** Where it is delivered online; may be empty. */
  email: string;
  error: string | undefined;
  disabled: boolean;
  onSelect: (id: number) => void;
}

type Job = { kind: 'none' | 'choosing' | 'adding' } | { kind: 'editing'; address: AddressView };

/** Where the order goes: the address that is chosen, and the ways to another one. */
export function AddressSection({ order, book, email, error, disabled, onSelect }: AddressSectionProps) {
  const { t } = useTranslation(['orderConfirm', 'addressList']);
  const cardName = useId();
  const root = useRef<HTMLDivElement>(null);
  const [job, setJob] = useState<Job>({ kind: 'none' });
  const { address, addresses, kind } = order;
  const { onTyped, onForget, onSave, hasDraft, ...form } = book;
  // The section says what is wrong, and focus is led to the button that mends it.
  const described = error ? { 'aria-describedby': `${cardName}-error` } : {};
  const close = () => setJob({ kind: 'none' });
  // Whoever came from the list goes back to it.
  const leave = () => setJob({ kind: addresses.length > 0 ? 'choosing' : 'none' });
  // What opened the dialog may be gone: with the first address "Add" gives way to "Change".
  const finalFocus = () => root.current?.querySelector('button');
  const save = async (typed: AddressInput, id?: number) => {
    const outcome = await onSave(typed, id);
    if (outcome.status === 'done') close();
    return outcome;
  };
  if (kind === 'virtual') {
    return (
      <Section title={t('delivery.title')}>
        <Text tone="muted" prose>
          {email ? t('delivery.virtualTo', { email }) : t('delivery.virtual')}
        </Text>
      </Section>
    );
  }
  return (
    // Whoever comes near is likely to open one of the dialogs.
    <div ref={root} onPointerEnter={fetchDialogs} onFocus={fetchDialogs}>
      <Section
        id={cardName}
        title={t('address.title')}
        part="address"
        error={error}
        action={
          addresses.length > 0 && (
            <Button size="small" disabled={disabled} {...described} onClick={() => setJob({ kind: 'choosing' })}>
              {t(address ? 'address.change' : 'address.choose')}
            </Button>
          )
        }
      >
        {/* In the dialog it stands by its own name. */}
        {address && <AddressCard address={named(address, book)} aria-labelledby={cardName} className={styles.address} />}
        {!address && addresses.length > 0 && (
          <Alert tone="warning" title={t('address.noDefault')}>
            {t('address.noDefaultHint')}
          </Alert>
        )}
        {addresses.length === 0 && (
          <Inline gap={4} justify="between" className={styles.noAddress}>
            <Inline gap={3}>
              <Icon icon={MapPin} size={24} className={styles.pin} />
              <Text tone="muted">{t('address.none')}</Text>
            </Inline>
            <Button tone="accent" disabled={disabled} {...described} onClick={() => setJob({ kind: 'adding' })}>
              {t('addressList:add')}
            </Button>
          </Inline>
        )}
      </Section>
      <LazySuspense>
        {job.kind === 'choosing' && (
          <AddressChooser
            addresses={addresses.map((one) => named(one, book))}
            selected={address?.id}
            finalFocus={finalFocus}
            onSelect={(id) => {
              onSelect(id);
              close();
            }}
            onAdd={() => setJob({ kind: 'adding' })}
            onEdit={(id) => {
              const chosen = addresses.find((one) => one.id === id);
              if (chosen) setJob({ kind: 'editing', address: chosen });
            }}
            onClose={close}
          />
        )}
        {job.kind === 'adding' && (
          <AddressDialog
            {...form}
            finalFocus={finalFocus}
            onValuesChange={onTyped}
            draft={hasDraft ? { onForget } : undefined}
            onSubmit={(typed) => save(typed)}
            onClose={close}
            onCancel={() => {
              onForget();
              leave();
            }}
          />
        )}
        {job.kind === 'editing' && (
          <AddressDialog
            {...form}
            finalFocus={finalFocus}
            address={job.address}
            onValuesChange={() => {}}
            onSubmit={(typed) => save(typed, job.address.id)}
            onClose={close}
            onCancel={leave}
          />
        )}
      </LazySuspense>
    </div>
  );
}

/** A country that is known goes by its name in the page's language, any other by what was saved. */
const named = (address: AddressView, { countries }: AddressBook): AddressView => ({
  ...address,
  country: countries.find(({ value }) => value === address.country)?.label ?? address.country,
});
