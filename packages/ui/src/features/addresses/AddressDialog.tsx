'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DialogContent, type DialogContentProps, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import type { AddressView } from '../../patterns/AddressCard/index.ts';
import { AddressForm, type AddressInput } from '../../patterns/AddressForm/index.ts';
import type { Outcome } from '../../state/resource.ts';
import * as styles from './AddressDialog.css.ts';

export interface AddressDialogProps extends Pick<DialogContentProps, 'finalFocus'> {
  /** The address that is changed; absent for a new one. */
  address?: AddressView | undefined;
  /** What is known of a new address, or was typed before. */
  initial: Partial<AddressInput>;
  /** Where the shopper seems to be. */
  place?: string | undefined;
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

/** The form of an address over a page. Load the namespaces `addressList`, `addresses`, `fields` and `common` with it. */
export function AddressDialog({ address, initial, draft, onSubmit, onClose, onCancel, finalFocus, ...rest }: AddressDialogProps) {
  const { t } = useTranslation(['addressList', 'common']);
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
      <DialogContent size="medium" closeLabel={t('common:close')} initialFocus={first} finalFocus={finalFocus}>
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
                {t('common:startOver')}
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
          onCancel={onCancel}
        />
      </DialogContent>
    </DialogRoot>
  );
}
