'use client';

import { type RefObject, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { AddressTask, AddressView } from '../../patterns/AddressCard/index.ts';
import type { AddressInput } from '../../patterns/AddressForm/index.ts';
import { isPast, type Outcome } from '../../state/resource.ts';

/** What a shopper is about to do over the list. */
export type AddressJob = { kind: 'none' | 'adding' } | { kind: 'editing' | 'deleting'; address: AddressView };

export interface AddressSenders {
  /** Saves a new address, or changes the one of the id. */
  onSave: (address: AddressInput, id: number | undefined) => Promise<Outcome>;
  onDelete: (id: number) => Promise<Outcome>;
  onSetDefault: (id: number) => Promise<Outcome>;
}

const none: AddressJob = { kind: 'none' };

/** Opens form and question, sends what they are answered with, and says how it ended. `root` is what focus returns into. */
export function useAddressTasks({ onSave, onDelete, onSetDefault }: AddressSenders, root: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('addressList');
  const errorText = useErrorText();
  const toast = useToast();
  const [job, setJob] = useState<AddressJob>(none);
  const [busy, setBusy] = useState<number>();
  const say = (tone: 'success' | 'danger', text: string) => toast.show({ tone, title: text });
  useFocusAfterRemoval(root, '[data-address]');

  return {
    job,
    /** The address that is being made the default. */
    busy,
    add: () => setJob({ kind: 'adding' }),
    close: () => setJob(none),
    start(task: AddressTask, address: AddressView) {
      if (task === 'setDefault') void setDefault(address);
      else setJob({ kind: task === 'edit' ? 'editing' : 'deleting', address });
    },
    async save(typed: AddressInput, id: number | undefined) {
      const outcome = await onSave(typed, id);
      if (outcome.status === 'done') {
        setJob(none);
        say('success', t(id === undefined ? 'done.added' : 'done.edited', { name: typed.name }));
      }
      return outcome;
    },
    async remove({ id, name }: AddressView) {
      const outcome = await onDelete(id);
      if (outcome.status === 'done') say('success', t('done.deleted', { name }));
      else if (isPast(outcome)) {
        setJob(none);
        say('danger', `${errorText(outcome.error)} ${t('changed')}`);
      }
      return outcome;
    },
  };

  async function setDefault({ id, name }: AddressView) {
    if (busy !== undefined) return;
    setBusy(id);
    const outcome = await onSetDefault(id);
    setBusy(undefined);
    if (outcome.status === 'failed') return say('danger', errorText(outcome.error));
    say('success', t('done.setDefault', { name }));
    // Its button is gone: a default address cannot be made it again.
    root.current?.querySelector<HTMLElement>(`[data-address="${id}"]`)?.focus();
  }
}
