import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { usePageTexts } from '../../patterns/usePageTexts.ts';
import { AddressCard, AddressCardSkeleton, type AddressTask, type AddressView, addressTasks } from '../../patterns/AddressCard/index.ts';
import type { AddressInput } from '../../patterns/AddressForm/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './AddressListScreen.css.ts';
import type { AddressListState } from './AddressListScreen.state.ts';
import { type AddressSenders, useAddressTasks } from './useAddressTasks.ts';

const load = () => import('./AddressDialogs.tsx');
const AddressDialog = lazy(async () => ({ default: (await load()).AddressDialog }));
const DeleteDialog = lazy(async () => ({ default: (await load()).DeleteDialog }));
// What could not be fetched in advance is fetched again by the press.
const fetchDialogs = () => void load().catch(() => {});

export interface AddressListScreenProps extends AddressSenders {
  state: AddressListState;
  /** The present page, from 1. */
  page: number;
  links: { list: (page: number) => string };
  /** What a new address begins with: a draft, or where the shopper seems to be. */
  initial: Partial<AddressInput>;
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
  hasDraft,
  countries,
  dialCodes,
  onRetry,
  onTyped,
  onForget,
  ...senders
}: AddressListScreenProps) {
  const { t } = useTranslation('addressList');
  const root = useRef<HTMLDivElement>(null);
  const { job, busy, add, start, close, save, remove } = useAddressTasks(senders, root);
  const cancel = () => {
    onForget();
    close();
  };
  return (
    // Whoever comes near is likely to open one of the dialogs.
    <div ref={root} className={styles.root} onPointerEnter={fetchDialogs} onFocus={fetchDialogs}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {state.status === 'ready' && (
          <Button tone="primary" onClick={add}>
            {t('add')}
          </Button>
        )}
      </header>
      <Addresses {...{ state, page, links, countries, busy, onRetry }} onAdd={add} onTask={start} />
      <Suspense>
        {job.kind === 'adding' && (
          <AddressDialog
            {...{ initial, countries, dialCodes, onTyped }}
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
            onTyped={() => {}}
            onSubmit={(typed) => save(typed, job.address.id)}
            onClose={close}
            onCancel={close}
          />
        )}
        {job.kind === 'deleting' && <DeleteDialog address={job.address} onConfirm={() => remove(job.address)} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface AddressesProps extends Pick<AddressListScreenProps, 'state' | 'page' | 'links' | 'countries' | 'onRetry'> {
  busy: number | undefined;
  onAdd: () => void;
  onTask: (task: AddressTask, address: AddressView) => void;
}

function Addresses({ state, page, links, countries, busy, onRetry, onAdd, onTask }: AddressesProps) {
  const { t } = useTranslation(['addressList', 'common']);
  const errorText = useErrorText();
  const pageTexts = usePageTexts();
  switch (state.status) {
    case 'loading':
      return <AddressCardSkeleton label={t('addressList:loading')} cards={4} className={classes(styles.list, styles.bones)} />;
    case 'failed':
      return (
        <EmptyState className={styles.blank} variant="failed" title={t('addressList:failed')} description={errorText(state.error)}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState className={styles.blank} title={t('addressList:empty')} description={t('addressList:emptyHint')}>
          <Button tone="primary" onClick={onAdd}>
            {t('addressList:add')}
          </Button>
        </EmptyState>
      );
    case 'ready':
      return (
        <>
          <ul className={styles.list}>
            {state.addresses.map((address) => (
              <li key={address.id} className={styles.item}>
                <AddressCard
                  data-address={address.id}
                  tabIndex={-1}
                  className={styles.card}
                  address={{ ...address, country: nameOf(address.country, countries) }}
                  texts={{
                    isDefault: t('addressList:card.isDefault'),
                    setDefault: t('addressList:card.setDefault'),
                    edit: t('addressList:card.edit'),
                    delete: t('addressList:card.delete'),
                  }}
                  tasks={addressTasks}
                  pendingTask={busy === address.id ? 'setDefault' : undefined}
                  onTask={(task) => onTask(task, address)}
                />
              </li>
            ))}
          </ul>
          <Pagination className={styles.pages} page={page} pages={state.pages} hrefOf={links.list} texts={pageTexts} />
        </>
      );
    default:
      return state satisfies never;
  }
}

/** A country that is known goes by its name in the page's language, any other by what was saved. */
const nameOf = (country: string, countries: AddressListScreenProps['countries']) =>
  countries.find(({ value }) => value === country)?.label ?? country;
