'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { AddressView } from '../../patterns/AddressCard/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import type { Outcome } from '../../state/resource.ts';
import * as styles from './AddressListScreen.css.ts';

export { AddressDialog } from '../../features/addresses/AddressDialog.tsx';

export interface DeleteDialogProps {
  address: AddressView;
  onConfirm: () => Promise<Outcome>;
  onClose: () => void;
}

/** Asks before an address goes. */
export function DeleteDialog({ address: { name, detail, isDefault }, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('addressList');
  const errorText = useErrorText();
  return (
    <ConfirmDialog
      open
      className={styles.question}
      title={t('confirm.title')}
      description={t(isDefault ? 'confirm.textDefault' : 'confirm.text', { name, place: detail })}
      cancelLabel={t('confirm.keep')}
      confirmLabel={t('confirm.act')}
      errorText={errorText}
      onConfirm={onConfirm}
      onOpenChange={onClose}
    />
  );
}
