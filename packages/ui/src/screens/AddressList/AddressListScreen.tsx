'use client';

import { Plus } from 'lucide';
import { useRef } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { Grid } from '../../layout/index.ts';
import { ListPage } from '../../patterns/ListPage/index.ts';
import { AddressCard, AddressCardSkeleton, addressTasks } from '../../patterns/AddressCard/index.ts';
import type { AddressInput } from '../../patterns/AddressForm/index.ts';
import * as styles from './AddressListScreen.css.ts';
import type { AddressListState } from './AddressListScreen.state.ts';
import { type AddressSenders, useAddressTasks } from './useAddressTasks.ts';

const load = () => import('./AddressDialogs.tsx');
const AddressDialog = lazyWithRetry(async () => ({ default: (await load()).AddressDialog }));
const DeleteDialog = lazyWithRetry(async () => ({ default: (await load()).DeleteDialog }));
const fetchDialogs = () => fetchAhead(load);

export interface AddressListScreenProps extends AddressSenders {
  state: AddressListState;
  /** The present page, from 1. */
  page: number;
  links: { list: (page: number) => string };
  /** What a new address begins with: a draft, or where the shopper seems to be. */
  initial: Partial<AddressInput>;
  /** Where the shopper seems to be, in words that a new address begins with. */
  place?: string | undefined;
  /** Whether that is a draft. */
  hasDraft: boolean;
  /** `value` is what the server keeps, `text` its name in the page's language. */
  countries: readonly SelectOption[];
  /** As "+91". */
  dialCodes: readonly string[];
  onRetry: () => void;
  /** Told what is typed for a new address, so that it can be kept. */
  onTyped: (typed: AddressInput) => void;
  /** What was typed for a new address is thrown away. */
  onForget: () => void;
}

/** A shopper's addresses: which is the default, and adding, changing and deleting them (docs/domain/addresses.md). */
export function AddressListScreen({
  state,
  page,
  links,
  initial,
  place,
  hasDraft,
  countries,
  dialCodes,
  onRetry,
  onTyped,
  onForget,
  ...senders
}: AddressListScreenProps) {
  const { t } = useTranslation(['addressList', 'accountNav']);
  const root = useRef<HTMLDivElement>(null);
  const { job, busy, add, start, close, save, remove } = useAddressTasks(senders, root);
  const cancel = () => {
    onForget();
    close();
  };
  return (
    // Whoever comes near is likely to open one of the dialogs.
    <div ref={root} onPointerEnter={fetchDialogs} onFocus={fetchDialogs}>
      <ListPage
        title={t('accountNav:pages.addresses')}
        description={t('lead')}
        actions={state.status === 'ready' && <Button onClick={add}>{t('add')}</Button>}
        state={state}
        skeleton={<AddressCardSkeleton label={t('loading')} cards={4} columns={2} />}
        failedTitle={t('failed')}
        onRetry={onRetry}
        empty={
          <EmptyState object="pin" title={t('empty')} description={t('emptyHint')}>
            <Button tone="primary" onClick={add}>
              {t('add')}
            </Button>
          </EmptyState>
        }
        page={page}
        hrefOf={links.list}
      >
        {({ addresses }) => (
          <Grid as="ul" columns={2}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard
                  data-address={address.id}
                  tabIndex={-1}
                  className={styles.card}
                  address={{ ...address, country: nameOf(address.country, countries) }}
                  tasks={addressTasks}
                  pendingTask={busy === address.id ? 'setDefault' : undefined}
                  onTask={(task) => start(task, address)}
                />
              </li>
            ))}
            {addresses.length % 2 === 1 && (
              <li className={styles.free}>
                <button type="button" className={styles.tile} onClick={add}>
                  <Icon icon={Plus} size={20} />
                  {t('add')}
                </button>
              </li>
            )}
          </Grid>
        )}
      </ListPage>
      <LazySuspense>
        {job.kind === 'adding' && (
          <AddressDialog
            {...{ initial, place, countries, dialCodes }}
            onValuesChange={onTyped}
            draft={hasDraft ? { onForget } : undefined}
            onSubmit={(typed) => save(typed, undefined)}
            onClose={close}
            onCancel={cancel}
          />
        )}
        {job.kind === 'editing' && (
          <AddressDialog
            {...{ initial, countries, dialCodes }}
            address={job.address}
            onValuesChange={() => {}}
            onSubmit={(typed) => save(typed, job.address.id)}
            onClose={close}
            onCancel={close}
          />
        )}
        {job.kind === 'deleting' && <DeleteDialog address={job.address} onConfirm={() => remove(job.address)} onClose={close} />}
      </LazySuspense>
    </div>
  );
}

/** A country that is known goes by its name in the page's language, any other by what was saved. */
const nameOf = (country: string, countries: AddressListScreenProps['countries']) =>
  countries.find(({ value }) => value === country)?.label ?? country;
