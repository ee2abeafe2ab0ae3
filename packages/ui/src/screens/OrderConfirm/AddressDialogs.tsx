'use client';

import { Plus } from 'lucide';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogContent, type DialogContentProps, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Inline, Stack } from '../../layout/index.ts';
import { AddressCard, type AddressView } from '../../patterns/AddressCard/index.ts';
import * as styles from './OrderConfirmScreen.css.ts';

export { AddressDialog } from '../../features/addresses/AddressDialog.tsx';

export interface AddressChooserProps extends Pick<DialogContentProps, 'finalFocus'> {
  addresses: readonly AddressView[];
  selected: number | undefined;
  onSelect: (id: number) => void;
  onAdd: () => void;
  onEdit: (id: number) => void;
  onClose: () => void;
}

/** All addresses of the shopper, one of which the order goes to. */
export function AddressChooser({ addresses, selected, finalFocus, onSelect, onAdd, onEdit, onClose }: AddressChooserProps) {
  const { t } = useTranslation(['orderConfirm', 'addressList', 'common']);
  const group = useId();
  const [chosen, choose] = useState(selected);
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent size="medium" closeLabel={t('common:close')} finalFocus={finalFocus}>
        <DialogTitle>{t('address.choose')}</DialogTitle>
        <Stack gap={4}>
          <fieldset className={styles.choices} aria-label={t('address.title')}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                choice={{ group, selected: address.id === chosen, onSelect: ({ id }) => choose(id) }}
                tasks={['edit']}
                onTask={() => onEdit(address.id)}
              />
            ))}
          </fieldset>
          <Button tone="quiet" className={styles.add} onClick={onAdd}>
            <Inline as="span">
              <Icon icon={Plus} size={16} />
              {t('addressList:add')}
            </Inline>
          </Button>
        </Stack>
        <DialogActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button tone="primary" disabled={chosen === undefined} onClick={() => chosen !== undefined && onSelect(chosen)}>
            {t('address.use')}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
