import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { AddressView } from '../../patterns/AddressCard/index.ts';
import { AddressForm, type AddressInput } from '../../patterns/AddressForm/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import type { Outcome } from '../../state/resource.ts';
import * as styles from './AddressListScreen.css.ts';

export interface AddressDialogProps {
  /** The address that is changed; absent for a new one. */
  address?: AddressView | undefined;
  /** What is known of a new address, or was typed before. */
  initial: Partial<AddressInput>;
  /** `initial` was typed before, and can be thrown away. */
  draft?: { onForget: () => void } | undefined;
  countries: readonly SelectOption[];
  dialCodes: readonly string[];
  onSubmit: (address: AddressInput) => Promise<Outcome>;
  onValuesChange: (typed: AddressInput) => void;
  /** The dialog is closed; what was typed may still be of use. */
  onClose: () => void;
  /** Closed by "Cancel": what was typed is thrown away. */
  onCancel: () => void;
}

/** The form of an address over the list. */
export function AddressDialog({ address, initial, draft, onSubmit, onClose, onCancel, ...rest }: AddressDialogProps) {
  const { t } = useTranslation(['addressList', 'common']);
  const toast = useToast();
  const first = useRef<HTMLInputElement>(null);
  // Only what was there when the dialog opened: what is typed in it becomes a draft too.
  const [kept, setKept] = useState(draft);
  const [turn, setTurn] = useState(0);
  // The button that had the focus is gone.
  useEffect(() => {
    if (turn > 0) first.current?.focus();
  }, [turn]);
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent size="medium" closeLabel={t('common:close')} initialFocus={first}>
        <DialogTitle>{t(address ? 'addressList:editing' : 'addressList:adding')}</DialogTitle>
        {kept && (
          <Alert
            className={styles.draft}
            action={
              <Button
                size="small"
                onClick={() => {
                  kept.onForget();
                  setKept(undefined);
                  setTurn(turn + 1);
                }}
              >
                {t('addressList:draft.anew')}
              </Button>
            }
          >
            {t('addressList:draft.text')}
          </Alert>
        )}
        <AddressForm
          {...rest}
          key={turn}
          nameRef={first}
          className={styles.form}
          initial={address ?? initial}
          onSubmit={onSubmit}
          onInvalid={(text) => toast.show({ tone: 'error', title: text })}
          onCancel={onCancel}
        />
      </DialogContent>
    </DialogRoot>
  );
}

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
